### Wat de tafel in het Nederlands zegt.
### $person is "you" (wie aangesproken wordt) of "other" ($player is de naam). .brief en .verbose zijn korter en langer.
### $ones is hoe de enen heten ("paco" in Perudo, "star" op het speelbord), $rules de naam van de spelregels.

## Getallen en dingen

number = { $form ->
    [ordinal] { SPELL($n, rules: "spellout-ordinal") }
   *[other] { $n ->
        [1] één
       *[other] { SPELL($n, rules: "spellout-cardinal") }
    }
}
dice = { $n ->
    [0] geen stenen
    [one] één steen
   *[other] { PHRASE("number", $n) } stenen
}
dice-moved = { $n ->
    [one] een steen
   *[other] { PHRASE("number", $n) } stenen
}
cards = { $n ->
    [0] geen kaarten
    [one] één kaart
   *[other] { PHRASE("number", $n) } kaarten
}
face = { $face ->
    [1] { $ones ->
        [star] { $n ->
            [one] ster
           *[other] sterren
        }
        [paco] { $n ->
            [one] paco
           *[other] paco's
        }
       *[other] { $n ->
            [one] één
           *[other] enen
        }
    }
    [2] { $n ->
        [one] twee
       *[other] tweeën
    }
    [3] { $n ->
        [one] drie
       *[other] drieën
    }
    [4] { $n ->
        [one] vier
       *[other] vieren
    }
    [5] { $n ->
        [one] vijf
       *[other] vijven
    }
   *[6] { $n ->
        [one] zes
       *[other] zessen
    }
}
faces = { $n ->
    [0] geen { face }
   *[other] { PHRASE("number", $n) } { face }
}
faces-held = { $n ->
    [one] een { face }
   *[other] { faces }
}
bid = { $stake ->
    [0] { faces }
   *[other] { PHRASE("dice", $stake) } op { faces }
}
suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
}
rank = { $rank ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] boer
    [12] vrouw
    [13] heer
   *[14] aas
}
card = { suit } { rank }
special = { $special ->
    [dogspangle] dogspangle
    [advanced-dogspangle] advanced dogspangle
    [jaydee] jaydee
    [aced] aced
    [blues] blues
   *[teknorav] teknorav
}
list-middle = { $first }, { $next }
list-and = { $first } en { $next }
list-or = { $first } of { $next }
exact-word = { $rules ->
    [sv-perudo] jonti
   *[other] calza
}
one-die-word = { $rules ->
    [sv-perudo] calzone
   *[other] palifico
}
game = { $rules ->
    [sv-bluff] Bluf
    [sv-bluff-simple] Bluf met eenvoudige regels
    [sv-bluff-no-wilds] Bluf zonder jokers
    [sv-bluff-board] Bluf met het speelbord
    [sv-perudo] Zweeds Perudo
    [en-stakes] Bluf met inzet
    [en-stakes-literal] Bluf met inzet, precies zoals het gedrukt staat
    [nl-perudo] Perudo
    [nl-perudo-open] Perudo met open stenen
    [sv-bluffstopp] Bluffstopp
    [sv-bluffstopp-pile] Bluffstopp met de hele stapel
   *[other] Bluf
}

## Wat de spelers doen

deed-bid = { $person ->
    [you] Jij zegt { $bid }.
   *[other] { $player } zegt { $bid }.
}
    .brief = { $person ->
        [you] { $bid }.
       *[other] { $player }: { $bid }.
    }
deed-special = { $person ->
    [you] Jij zegt { special }, { $bid }.
   *[other] { $player } zegt { special }, { $bid }.
}
    .brief = { $person ->
        [you] { special }, { $bid }.
       *[other] { $player }: { special }, { $bid }.
    }
deed-challenge = { $person ->
    [you] Jij twijfelt.
   *[other] { $player } twijfelt.
}
deed-exact = { $person ->
    [you] Jij roept { exact-word }.
   *[other] { $player } roept { exact-word }.
}
deed-palifico = { $person ->
    [you] Jij zegt { one-die-word }.
   *[other] { $player } zegt { one-die-word }.
}
deed-drop-die = { $person ->
    [you] Jij laat een steen op de grond vallen.
   *[other] { $player } laat een steen op de grond vallen.
}
deed-drop-die-face = { $person ->
    [you] Jij laat { $dropped } op de grond vallen.
   *[other] { $player } laat { $dropped } op de grond vallen.
}
deed-pass = { $person ->
    [you] Jij past.
   *[other] { $player } past.
}
deed-play = { $person ->
    [you] Jij legt { $card }.
   *[other] { $player } legt { $card }.
}
    .brief = { $person ->
        [you] { $card }.
       *[other] { $player }: { $card }.
    }
deed-bluffstopp = { $person ->
    [you] Jij roept bluf!
   *[other] { $player } roept bluf!
}
deed-accuse = { $person ->
    [you] Volgens jou heeft { $accused } een kaart laten vallen.
   *[other] Volgens { $player } heeft { $accused } een kaart laten vallen.
}
    .brief = { $accused } wordt beschuldigd.

## Wat er gebeurt

throw = { $throws }.
    .verbose = { $throws }. { $lowest ->
        [yes] De laagste begint.
       *[no] De hoogste begint.
    }
throw-part = { $person ->
    [you] jij gooit { PHRASE("number", $sum) }
   *[other] { $player } gooit { PHRASE("number", $sum) }
}
round = Ronde { PHRASE("number", $number) }. { $person ->
    [you] Jij begint.
   *[other] { $player } begint.
}
    .brief = { $person ->
        [you] Jij begint.
       *[other] { $player } begint.
    }
roll = {""}
    .verbose = Iedereen gooit.
one-die-round = { $person ->
    [you] Jij hebt nog één steen: { one-die-word }.
   *[other] { $player } heeft nog één steen: { one-die-word }.
}
    .brief = { $person ->
        [you] { one-die-word } voor jou.
       *[other] { one-die-word } voor { $player }.
    }
one-die-effects = { $effects }.
effect-not-wild = { $ones ->
    [star] sterren zijn geen jokers
    [paco] paco's zijn geen jokers
   *[other] enen zijn geen jokers
}
effect-lock = alleen het aantal mag omhoog
effect-lock-many = alleen wie nog maar één steen heeft mag van waarde wisselen
reveal-hand = { $person ->
    [you] Jij: { $dice }.
   *[other] { $player }: { $dice }.
}
reveal-hand-none = { $person ->
    [you] Jij: geen.
   *[other] { $player }: geen.
}
reveal-total = { $n ->
    [one] Er lag { $found }.
   *[other] Er lagen { $found }.
}
    .brief = { $found }.
reveal-total-wild = Er lagen { $parts }, samen { PHRASE("number", $n) }.
    .brief = { $found }.
reveal-holds = Het bod klopt.
    .brief = {""}
reveal-fails = Het bod klopt niet.
    .brief = {""}
reveal-exact = Precies goed.
reveal-not-exact = Niet precies.
reveal-equal = Precies genoeg: iedereen betaalt, behalve de bieder.
    .brief = Precies genoeg.
card-true = Het was { $card }. Dat klopte.
    .brief = { $card }. Klopt.
card-bluff = Het was { $card }, en geen { $claim }. Bluf!
    .brief = { $card }. Bluf.
card-true-unseen = De kaart klopte.
card-bluff-unseen = De kaart klopte niet. Het was bluf.
lose = { $left ->
    [0] { $n ->
        [one] { $person ->
            [you] Jij verliest je laatste steen.
           *[other] { $player } verliest de laatste steen.
        }
       *[other] { $person ->
            [you] Jij verliest je laatste { PHRASE("number", $n) } stenen.
           *[other] { $player } verliest de laatste { PHRASE("number", $n) } stenen.
        }
    }
   *[other] { $person ->
        [you] Jij verliest { PHRASE("dice-moved", $n) } en hebt er nog { PHRASE("number", $left) }.
       *[other] { $player } verliest { PHRASE("dice-moved", $n) } en heeft er nog { PHRASE("number", $left) }.
    }
}
    .brief = { $left ->
        [0] {""}
       *[other] { $person ->
            [you] Jij hebt er nog { PHRASE("number", $left) }.
           *[other] { $player } heeft er nog { PHRASE("number", $left) }.
        }
    }
lose-hidden = { $person ->
    [you] Jij verliest { PHRASE("dice-moved", $n) }.
   *[other] { $player } verliest { PHRASE("dice-moved", $n) }.
}
lose-warnings = { $person ->
    [you] De derde waarschuwing kost je een steen.
   *[other] De derde waarschuwing kost { $player } een steen.
}
lose-dropped = Die steen doet niet meer mee.
gain = { $person ->
    [you] Jij wint { PHRASE("dice-moved", $n) } terug en hebt er nu { PHRASE("number", $left) }.
   *[other] { $player } wint { PHRASE("dice-moved", $n) } terug en heeft er nu { PHRASE("number", $left) }.
}
    .brief = { $person ->
        [you] Jij hebt er nu { PHRASE("number", $left) }.
       *[other] { $player } heeft er nu { PHRASE("number", $left) }.
    }
gain-hidden = { $person ->
    [you] Jij wint { PHRASE("dice-moved", $n) } terug.
   *[other] { $player } wint { PHRASE("dice-moved", $n) } terug.
}
out = { $person ->
    [you] Jij ligt eruit.
   *[other] { $player } ligt eruit.
}
    .verbose = { $person ->
        [you] Jij ligt eruit, maar luister gerust verder.
       *[other] { $player } ligt eruit.
    }
win = { $person ->
    [you] Jij wint!
   *[other] { $player } wint!
}
    .verbose = { $person ->
        [you] Jij wint! Goed gespeeld!
       *[other] { $player } wint! Bedankt voor het spelen.
    }
warning = { $person ->
    [you] Dat is je { PHRASE("number", $warnings, form: "ordinal") } waarschuwing.
   *[other] { $player } krijgt een waarschuwing, de { PHRASE("number", $warnings, form: "ordinal") }.
}
draw = { $cards ->
    [0] Er zijn geen kaarten meer om te pakken.
   *[other] { $person ->
        [you] Jij pakt { PHRASE("cards", $cards) }.
       *[other] { $player } pakt { PHRASE("cards", $cards) }.
    }
}
take-pile = { $person ->
    [you] Jij pakt de hele stapel, { PHRASE("cards", $cards) }.
   *[other] { $player } pakt de hele stapel, { PHRASE("cards", $cards) }.
}
    .brief = { $person ->
        [you] Jij pakt de stapel.
       *[other] { $player } pakt de stapel.
    }
lead = { $person ->
    [you] Jij mag elke kaart leggen.
   *[other] { $player } mag elke kaart leggen.
}
    .brief = { $person ->
        [you] Jij mag alles leggen.
       *[other] { $player } mag alles leggen.
    }
deal = Ieder { PHRASE("cards", $each) }. De startkaart is { $card }.
    .brief = Startkaart: { $card }.
restock = De stapel wordt opnieuw geschud.
undo = Teruggenomen.

## De beurt

greeting = { game }. { PHRASE("number", $players) } spelers, ieder { PHRASE("dice", $dice) }. Alles blijft op deze computer. Zeg help wanneer je wilt.
    .brief = { PHRASE("number", $players) } spelers.
    .verbose = { game }. Aan tafel zitten { $names }. Iedereen heeft { PHRASE("dice", $dice) }. Alles blijft op deze computer en er wordt niets opgenomen. Zeg help wanneer je wilt, of regels als je de regels wilt horen.
greeting-cards = { game }. { PHRASE("number", $players) } spelers, ieder { PHRASE("cards", $dice) }. Alles blijft op deze computer. Zeg help wanneer je wilt.
    .brief = { PHRASE("number", $players) } spelers.
    .verbose = { game }. Aan tafel zitten { $names }. Iedereen krijgt { PHRASE("cards", $dice) }. Alles blijft op deze computer en er wordt niets opgenomen. Zeg help wanneer je wilt, of regels als je de regels wilt horen.
turn-opening = { $person ->
    [you] Jouw beurt. Doe het eerste bod.
   *[other] { $player }. Het eerste bod.
}
    .brief = { $person ->
        [you] Jouw beurt.
       *[other] { $player }.
    }
turn-bid = { $person ->
    [you] Jouw beurt.
   *[other] { $player }.
} Het bod is { $bid }.
    .brief = { $person ->
        [you] Jouw beurt. { $bid }.
       *[other] { $player }. { $bid }.
    }
    .verbose = { $person ->
        [you] Jouw beurt.
       *[other] { $player }.
    } Het bod is { $bid }{ $bidder ->
        [you] , van jezelf
        [none] {""}
       *[other] , van { $bidder }
    }.
turn-total = { PHRASE("dice", $total) }.
    .brief = {""}
turn-lead = { $person ->
    [you] Jouw beurt. Leg wat je wilt.
   *[other] { $player }. Elke kaart mag.
}
    .brief = { $person ->
        [you] Jouw beurt.
       *[other] { $player }.
    }
turn-claim = { $person ->
    [you] Jouw beurt.
   *[other] { $player }.
} Bovenop ligt { $card }.
    .brief = { $person ->
        [you] Jouw beurt. { $card }.
       *[other] { $player }. { $card }.
    }
ask-count = Hoeveel { $face } waren het?
    .brief = Hoeveel { $face }?
ask-count-unknown = Hoeveel waren het er?
ask-card = Welke kaart was het?

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
answer-count-own-only = Jij hebt { PHRASE("dice", $n) }. De rest is geheim.
    .brief = Jij hebt er { PHRASE("number", $n) }. De rest is geheim.
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
why-act = Ik hoorde { $heard }, en dat was voor mij { $meant }.
    .brief = Ik hoorde { $heard }.
why-not-understood = Ik hoorde { $heard }, en dat herkende ik niet.
    .brief = Ik hoorde { $heard }.
why-act-unheard = Voor mij was dat { $meant }.
why-not-understood-unheard = Dat herkende ik niet.
why-ask-unheard = Daarmee was ik niet zeker.
why-ask = Ik hoorde { $heard }, en daarmee was ik niet zeker.
    .brief = Ik hoorde { $heard }.
why-illegal = Ik hoorde { $meant }.
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

## Wat een speler zegt

option-challenge = twijfelen
say-challenge = ik twijfel
say-exact = { exact-word }
say-palifico = { one-die-word }
say-pass = ik pas
say-bluffstopp = bluf
say-warn = waarschuwing voor { $accused }
say-accuse = { $accused } liet een kaart vallen
say-drop-die = ik liet een steen vallen
say-drop-die-face = ik liet { $dropped } vallen
say-yes = ja
say-no = nee
say-repeat = nog een keer
say-help = help
say-undo = ongedaan
say-pause = pauze
say-resume = ga door
say-stop-talking = stil
say-quit = einde spel
say-slower = langzamer
say-faster = sneller
say-louder = luider
say-quieter = zachter
say-brief = kort
say-normal = normaal
say-verbose = uitgebreid
say-my-dice = mijn stenen
say-my-cards = mijn kaarten
say-turn = wie is aan de beurt
say-bid-query = wat is het bod
say-counts = hoeveel stenen nog
say-counts-of = hoeveel stenen heeft { $accused }
say-history = geschiedenis
say-odds = hoe groot is de kans
say-rules = regels
say-why = waarom
