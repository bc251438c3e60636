### Wat de tafel in het Nederlands antwoordt: op vragen, op wat niet verstaan werd en op wat niet mag.
### $person is "you" (wie aangesproken wordt) of "other" ($player is de naam). .brief en .verbose zijn korter en langer.

## Antwoorden op vragen

answer-turn = { $person ->
    [you] Jij bent aan de beurt.
    [none] Niemand is nu aan de beurt.
   *[other] { $player } is aan de beurt.
}
answer-bid = Het bod is { $bid }.
    .brief = { $bid }.
    .verbose = Het bod is { $bid }{ $bidder ->
        [you] , van jezelf
        [none] {""}
       *[other] , van { $bidder }
    }.
answer-no-bid = Er is nog geen bod.
answer-claim = Bovenop ligt { $card }.
    .brief = { $card }.
answer-no-claim = Er ligt nog niets om te volgen. Elke kaart mag.
    .brief = Nog geen kaart.
answer-counts = { $counts }.
answer-counts-total = { $counts }. Samen { PHRASE("dice", $total) }.
    .brief = { $counts }.
count-part = { $person ->
    [you] jij hebt er { PHRASE("number", $n) }
   *[other] { $player } heeft er { PHRASE("number", $n) }
}
count-part-cards = { $person ->
    [you] jij hebt { PHRASE("cards", $n) }
   *[other] { $player } heeft { PHRASE("cards", $n) }
}
answer-count = { $person ->
    [you] Jij hebt { PHRASE("dice", $n) }.
   *[other] { $player } heeft { PHRASE("dice", $n) }.
}
answer-count-cards = { $person ->
    [you] Jij hebt { PHRASE("cards", $n) }.
   *[other] { $player } heeft { PHRASE("cards", $n) }.
}
answer-count-secret = Hoeveel de anderen hebben is geheim.
    .brief = Geheim.
answer-count-own-only = { $person ->
    [you] Jij hebt
   *[other] { $player } heeft
} { PHRASE("dice", $n) }. De rest is geheim.
    .brief = { $person ->
        [you] Jij hebt
       *[other] { $player } heeft
    } er { PHRASE("number", $n) }. De rest is geheim.
answer-count-out = { $player } doet niet meer mee.
answer-hand = Je hebt { $hand }.
    .brief = { $hand }.
answer-hand-unknown = Jouw stenen zie jij alleen.
answer-hand-unknown-cards = Jouw kaarten zie jij alleen.
answer-history = { $deeds }.
answer-history-none = Er is deze ronde nog niets gebeurd.
    .brief = Nog niets.
history-part = { $person ->
    [you] jij { $what }
   *[other] { $player } { $what }
}
history-pass = past
history-challenge = twijfelt
answer-odds = De kans dat het bod klopt is ongeveer { PHRASE("number", $percent) } procent.
    .brief = Ongeveer { PHRASE("number", $percent) } procent.
answer-odds-sure = Het bod klopt bijna zeker.
answer-odds-hopeless = Het bod klopt bijna zeker niet.
answer-odds-secret = Dat kan ik niet zeggen, want het aantal stenen is geheim.
    .brief = Geheim.
answer-odds-none = Er is geen bod om aan te rekenen.
why-act = Ik hoorde { $heard }, en begreep { $meant }.
    .brief = Ik hoorde { $heard }.
why-not-understood = Ik hoorde { $heard }, en dat herkende ik niet.
    .brief = Ik hoorde { $heard }.
why-act-unheard = Ik begreep { $meant }.
why-not-understood-unheard = Dat herkende ik niet.
why-ask-unheard = Daar was ik niet zeker van.
why-ask = Ik hoorde { $heard }, en daar was ik niet zeker van.
    .brief = Ik hoorde { $heard }.
why-heard = Ik hoorde { $meant }.
why-nothing = Ik heb nog niets gedaan.

## Hulp

help-open = Doe een bod, bijvoorbeeld { $example }.
help-raise = Bied hoger, bijvoorbeeld { $example }, of zeg { $challenge }.
help-challenge-only = Je kunt alleen twijfelen: zeg { $challenge }.
help-exact = Denk je dat het bod precies klopt, zeg dan { $exact }.
    .brief = {""}
help-palifico = Wil je een ronde zonder jokers, zeg dan { $palifico }.
help-lead = Zeg welke kaart je legt, bijvoorbeeld { $example }.
help-follow = Zeg een hogere kaart in { suit }, bijvoorbeeld { $example }, of zeg ik pas.
help-follow-none = Niets is hoger dan het aas. Zeg ik pas.
help-bluffstopp = Geloof je de kaart niet, zeg dan { $challenge }.
    .brief = {""}
help-wait = { $turn ->
    [none] Wacht even.
   *[other] { $turn } is aan de beurt.
}
help-more = Je kunt ook zeggen: nog een keer, wie is aan de beurt, het bod, mijn stenen, pauze of einde spel.
    .brief = {""}
    .verbose = Je kunt ook zeggen: nog een keer, wie is aan de beurt, het bod, mijn stenen, hoeveel stenen nog, geschiedenis, regels, ongedaan, langzamer, sneller, kort, uitgebreid, pauze of einde spel.
help-more-cards = Je kunt ook zeggen: nog een keer, wie is aan de beurt, mijn kaarten, pauze of einde spel.
    .brief = {""}
    .verbose = Je kunt ook zeggen: nog een keer, wie is aan de beurt, mijn kaarten, geschiedenis, regels, ongedaan, langzamer, sneller, kort, uitgebreid, pauze of einde spel.
help-keys = Druk op enter of typ wat je wilt doen, zoals { $example }. Typ help om alles te zien wat je kunt zeggen.
    .brief = Typ het maar, zoals { $example }.

## Vragen terug

missed = Wat zeg je?
missed-yes-no = Ja of nee?
missed-number = Hoeveel, zei je?
missed-name = Wie, zei je?
missed-card = Welke kaart, zei je?
ask-face = { PHRASE("number", $n) } wat?
ask-face-unknown = Welke dan?
ask-quantity = Hoeveel { $face }?
ask-quantity-unknown = Hoeveel?
ask-which = { $options }?
ask-yes-no = Ja of nee?
ask-confirm = Bedoel je { $option }?
    .brief = { $option }?
ask-stake = Hoeveel stenen zet je in op { $bid }?
    .brief = Hoeveel zet je in?
ask-stake-unknown = Hoeveel stenen zet je in?
ask-player = Wie zei dat?
ask-player-warn = Voor wie is de waarschuwing?
ask-player-accuse = Wie liet een kaart vallen?
ask-card-play = Welke kaart leg je?
ask-suit = Welke kleur?
ask-suit-of = { rank } in welke kleur?
ask-rank = Welke waarde?
ask-rank-of = Welke { suit }?

## Dat kan niet

refuse-malformed = Daar kon ik niets van maken.
refuse-finished = Het spel is afgelopen.
refuse-not-in-these-rules = Dat bestaat niet in deze regels.
refuse-turn = { $turn ->
    [none] Jij bent niet aan de beurt.
   *[other] Jij bent niet aan de beurt. { $turn } is aan zet.
}
    .brief = Niet jouw beurt.
refuse-no-bid = Er is nog geen bod.
refuse-no-claim = Er ligt geen kaart om aan te twijfelen.
refuse-exact-not-allowed = Je mag nu geen { exact-word } roepen.
refuse-exact-own-bid = Je mag geen { exact-word } roepen op je eigen bod.
refuse-exact-own-turn = Je mag geen { exact-word } roepen als je zelf aan de beurt bent.
refuse-exact-other-turn = Alleen wie aan de beurt is mag { exact-word } roepen.
refuse-exact-players = Voor { exact-word } moet je met minstens { PHRASE("number", $n) } spelers zijn.
refuse-exact-full-hand = Wie { PHRASE("dice", $n) } heeft mag geen { exact-word } roepen.
refuse-exact-one-die-round = In deze ronde mag niemand { exact-word } roepen.
refuse-palifico-not-allowed = Je mag nu geen { one-die-word } zeggen.
refuse-must-lead = Jij moet een kaart leggen, dus passen kan niet.
refuse-roll = Er is nog niet gegooid.
refuse-face-range = Een dobbelsteen gaat maar tot zes.
refuse-ones-not-biddable = Op { $ones-name } mag je niet bieden.
refuse-too-many = Zoveel stenen zijn er niet.
refuse-stake = Zoveel stenen kun je niet inzetten.
refuse-stake-missing = Zeg hoeveel stenen je inzet.
refuse-opening-ones = Je mag niet openen op { $ones-name }.
refuse-face-lock = Deze ronde moet het op { $locked } blijven.
refuse-raise = Je moet hoger dan { $bid }.
    .brief = Te laag.
refuse-raise-to-ones = Stap je over op { $ones-name }, dan minstens { $least }.
    .brief = Te laag.
refuse-raise-from-ones = Na { $bid } moet het minstens { $least } zijn.
    .brief = Te laag.
refuse-raise-lower-face = Bij een hoger aantal mag de waarde niet omlaag.
    .brief = Geen lagere waarde.
refuse-raise-other-face = De waarde ligt vast: het blijft bij { $locked }.
    .brief = Alleen { $locked }.
refuse-raise-stake = Inzet en aantal mogen niet omlaag, en één van de twee moet omhoog.
    .brief = Inzet of aantal omhoog.
refuse-not-in-hand = Dat heb je niet in je hand.
refuse-suit = Het moet { suit } zijn.
refuse-rank = Het moet hoger dan { $card }.
refuse-rank-ace = Niets is hoger dan het aas. Je moet passen.
refuse-deal = Zo kan er niet gedeeld worden.
refuse-derived = Dat klopt niet met het spel.
smallest = Het laagste bod is { $smallest }.
    .brief = Minstens { $smallest }.
smallest-card = De laagste kaart is { $smallest }.
    .brief = Minstens { $smallest }.
smallest-none = Je kunt alleen twijfelen.

## Over de machine en de tafel

notice-no-microphone = Ik vind geen microfoon. Typ wat je wilt zeggen.
notice-no-loudspeaker = Ik vind geen luidspreker. Ik schrijf het op.
notice-no-model = Het spraakmodel voor Nederlands ontbreekt. Ik luister met het ingebouwde oor.
notice-no-voice = Ik vind geen Nederlandse stem. Ik schrijf het op.
notice-microphone-lost = De microfoon is weg. Typ zolang maar.
notice-microphone-back = De microfoon is terug.
notice-loudspeaker-lost = De luidspreker is weg. Ik schrijf het zolang op.
notice-loudspeaker-back = De luidspreker is terug.
notice-ear-lost = Ik hoorde even niets. Zeg het nog eens.
notice-ear-failed = Ik hoor niets meer. Typ het maar.
notice-mouth-failed = Mijn stem doet het niet. Ik schrijf het op.
notice-listening = Ik luister.
notice-not-listening = Ik luister niet.
notice-typing = Typ wat je wilt zeggen.
notice-quit = Wil je het spel beëindigen? Ja of nee?
    .brief = Einde spel?
notice-pause = Pauze. Zeg ga door als je klaar bent.
    .brief = Pauze.
notice-resume = We gaan verder.
notice-undone = Teruggenomen.
notice-slower = Langzamer.
notice-faster = Sneller.
notice-louder = Meer volume.
notice-quieter = Minder volume.
notice-brief = Ik hou het kort.
notice-normal = Ik praat weer gewoon.
notice-verbose = Ik vertel meer.
notice-nothing-asked = Ik vroeg niets.
    .brief = {""}
notice-saved = Het spel is opgeslagen.
notice-resumed = We gaan verder waar we waren.
notice-goodbye = Bedankt voor het spelen. Tot ziens!
    .brief = Tot ziens!
notice-start-card = Wat is de startkaart?
notice-declined = Goed, dan niet.
notice-quit-cancelled = Mooi, we spelen verder.
notice-cannot-undo = Er is niets om terug te nemen.
notice-nothing-to-repeat = Ik heb nog niets gezegd.
notice-not-aloud = Dat zeg ik niet hardop als anderen meeluisteren.
notice-silence = { $person ->
    [you] Jij bent nog steeds aan de beurt.
   *[other] { $player }, jij bent aan de beurt.
}
notice-challenge-window = Zeg nee als je je bedenkt.
notice-who-called = Wie zei dat: { $names }?
notice-room-clear = Luistert er niemand mee?
notice-table-talk = Ik wacht tot jullie klaar zijn.
