### Vad bordet svarar på svenska: på frågor, på det som inte gick att förstå och på det som inte får göras.
### $person är "you" (den som tilltalas) eller "other" ($player heter hen). .brief och .verbose är kortare och längre.

## Svar på frågor

answer-turn = { $person ->
    [you] Det är din tur.
    [none] Ingen står på tur just nu.
   *[other] { $player } står på tur.
}
answer-bid = Budet är { $bid }.
    .brief = { $bid }.
    .verbose = Budet är { $bid }{ $bidder ->
        [you] , ditt eget
        [none] {""}
       *[other] , från { $bidder }
    }.
answer-no-bid = Det finns inget bud än.
answer-claim = Överst ligger { $card }.
    .brief = { $card }.
answer-no-claim = Inget kort att följa. Den som står på tur lägger fritt.
    .brief = Inget kort än.
answer-counts = { $counts }.
answer-counts-total = { $counts }. { PHRASE("dice", $total) } i spel.
    .brief = { $counts }.
count-part = { $person ->
    [you] du har { PHRASE("number", $n) }
   *[other] { $player } har { PHRASE("number", $n) }
}
count-part-cards = { $person ->
    [you] du har { PHRASE("cards", $n) }
   *[other] { $player } har { PHRASE("cards", $n) }
}
answer-count = { $person ->
    [you] Du har { PHRASE("dice", $n) }.
   *[other] { $player } har { PHRASE("dice", $n) }.
}
answer-count-cards = { $person ->
    [you] Du har { PHRASE("cards", $n) }.
   *[other] { $player } har { PHRASE("cards", $n) }.
}
answer-count-secret = Hur många de andra har är hemligt.
    .brief = Hemligt.
answer-count-own-only = { $person ->
    [you] Du
   *[other] { $player }
} har { PHRASE("dice", $n) }. Resten är hemligt.
    .brief = { $person ->
        [you] Du
       *[other] { $player }
    } har { PHRASE("number", $n) }. Resten är hemligt.
answer-count-out = { $player } är inte med längre.
answer-hand = Du har { $hand }.
    .brief = { $hand }.
answer-hand-unknown = Dina tärningar ser bara du.
answer-hand-unknown-cards = Dina kort ser bara du.
answer-history = { $deeds }.
answer-history-none = Inget har hänt den här rundan än.
    .brief = Inget än.
history-part = { $person ->
    [you] du { $what }
   *[other] { $player } { $what }
}
history-pass = passar
history-challenge = tvivlar
answer-odds = Det är ungefär { PHRASE("number", $percent, form: "count") } procents chans att budet håller.
    .brief = Ungefär { PHRASE("number", $percent, form: "count") } procent.
answer-odds-sure = Budet håller nästan säkert.
answer-odds-hopeless = Budet håller nästan säkert inte.
answer-odds-secret = Det kan jag inte säga, för antalet tärningar är hemligt.
    .brief = Hemligt.
answer-odds-none = Det finns inget bud att räkna på.
why-act = Jag hörde { $heard }, och tog det som { $meant }.
    .brief = Jag hörde { $heard }.
why-not-understood = Jag hörde { $heard }, och det kände jag inte igen.
    .brief = Jag hörde { $heard }.
why-act-unheard = Jag tog det som { $meant }.
why-not-understood-unheard = Det kände jag inte igen.
why-ask-unheard = Det räckte inte för att vara säker.
why-ask = Jag hörde { $heard }, och det räckte inte för att vara säker.
    .brief = Jag hörde { $heard }.
why-heard = Jag hörde { $meant }.
why-nothing = Jag har inte gjort något än.

## Hjälp

help-open = Säg ett bud, till exempel { $example }.
help-raise = Säg ett högre bud, till exempel { $example }, eller { $challenge }.
help-challenge-only = Du kan bara tvivla: säg { $challenge }.
help-exact = Tror du att budet är precis rätt, säg { $exact }.
    .brief = {""}
help-palifico = Vill du ha en runda utan vilda ettor, säg { $palifico }.
help-lead = Säg kortet du lägger, till exempel { $example }.
help-follow = Säg ett högre kort i { suit }, till exempel { $example }, eller säg pass.
help-follow-none = Inget är högre än esset. Säg pass.
help-bluffstopp = Tror du inte på kortet, säg { $challenge }.
    .brief = {""}
help-wait = { $turn ->
    [none] Vänta lite.
   *[other] { $turn } står på tur.
}
help-more = Du kan också säga igen, vems tur, budet, mina tärningar, paus eller avsluta spelet.
    .brief = {""}
    .verbose = Du kan också säga igen, vems tur, budet, mina tärningar, hur många tärningar, historik, regler, ångra, långsammare, snabbare, kort, utförlig, paus eller avsluta spelet.
help-more-cards = Du kan också säga igen, vems tur, mina kort, paus eller avsluta spelet.
    .brief = {""}
    .verbose = Du kan också säga igen, vems tur, mina kort, historik, regler, ångra, långsammare, snabbare, kort, utförlig, paus eller avsluta spelet.
help-keys = Tryck på enter eller skriv vad du vill göra, som { $example }. Skriv hjälp för att se allt du kan säga.
    .brief = Skriv det i stället, som { $example }.

## Frågor tillbaka

missed = Va?
missed-yes-no = Ja eller nej?
missed-number = Hur många, sa du?
missed-name = Vem, sa du?
missed-card = Vilket kort, sa du?
ask-face = { PHRASE("number", $n, form: "count") } vad?
ask-face-unknown = Vilka då?
ask-quantity = Hur många { $face }?
ask-quantity-unknown = Hur många?
ask-which = { $options }?
ask-yes-no = Ja eller nej?
ask-confirm = Menade du { $option }?
    .brief = { $option }?
ask-stake = Hur många tärningar satsar du på { $bid }?
    .brief = Hur många satsar du?
ask-stake-unknown = Hur många tärningar satsar du?
ask-player = Vem sa det?
ask-player-warn = Vem ska ha varningen?
ask-player-accuse = Vem tappade kort?
ask-card-play = Vilket kort lägger du?
ask-suit = Vilken färg?
ask-suit-of = { rank } i vilken färg?
ask-rank = Vilken valör?
ask-rank-of = Vilken { suit }?

## Det går inte

refuse-malformed = Det fick jag inte ihop.
refuse-finished = Spelet är slut.
refuse-not-in-these-rules = Det finns inte i de här reglerna.
refuse-turn = { $turn ->
    [none] Det är inte din tur.
   *[other] Det är inte din tur. { $turn } står på tur.
}
    .brief = Inte din tur.
refuse-no-bid = Det finns inget bud än.
refuse-no-claim = Det ligger inget kort att syna.
refuse-exact-not-allowed = Du får inte ropa { exact-word } nu.
refuse-exact-own-bid = Du får inte ropa { exact-word } på ditt eget bud.
refuse-exact-own-turn = Du får inte ropa { exact-word } när det är din egen tur.
refuse-exact-other-turn = Bara den som står på tur får ropa { exact-word }.
refuse-exact-players = För att ropa { exact-word } måste man vara minst { PHRASE("number", $n, form: "count") } spelare.
refuse-exact-full-hand = Den som har { PHRASE("dice", $n) } får inte ropa { exact-word }.
refuse-exact-one-die-round = I den här rundan får man inte ropa { exact-word }.
refuse-palifico-not-allowed = Du får inte säga { one-die-word } nu.
refuse-must-lead = Du ska lägga ut ett kort, så du kan inte passa.
refuse-roll = Tärningarna är inte slagna än.
refuse-face-range = En tärning har bara ett till sex.
refuse-ones-not-biddable = Man får inte bjuda på { $ones-name }.
refuse-too-many = Så många tärningar finns det inte.
refuse-stake = Så många tärningar kan du inte satsa.
refuse-stake-missing = Säg hur många tärningar du satsar.
refuse-opening-ones = Man får inte öppna med { $ones-name }.
refuse-face-lock = Det måste vara { $locked } den här rundan.
refuse-raise = Du måste över { $bid }.
    .brief = För lågt.
refuse-raise-to-ones = Byter du till { $ones-name } måste det bli minst { $least }.
    .brief = För lågt.
refuse-raise-from-ones = Efter { $bid } måste det bli minst { $least }.
    .brief = För lågt.
refuse-raise-lower-face = Höjer du antalet får värdet inte bli lägre.
    .brief = Inte lägre värde.
refuse-raise-other-face = Värdet ligger fast: det måste vara { $locked }.
    .brief = Bara { $locked }.
refuse-raise-stake = Varken insatsen eller antalet får bli lägre, och något måste höjas.
    .brief = Höj insatsen eller antalet.
refuse-not-in-hand = Det har du inte på hand.
refuse-suit = Det måste vara { suit }.
refuse-rank = Det måste vara högre än { $card }.
refuse-rank-ace = Inget är högre än esset. Du får passa.
refuse-deal = Given stämmer inte.
refuse-derived = Det stämmer inte med spelet.
smallest = Det minsta du kan säga är { $smallest }.
    .brief = Minst { $smallest }.
smallest-card = Det minsta du kan säga är { $smallest }.
    .brief = Minst { $smallest }.
smallest-none = Du kan bara tvivla.

## Om maskinen och bordet

notice-no-microphone = Jag hittar ingen mikrofon. Skriv vad du vill säga.
notice-no-loudspeaker = Jag hittar ingen högtalare. Jag skriver i stället.
notice-no-model = Talmodellen för svenska saknas. Jag lyssnar med det inbyggda örat.
notice-no-voice = Jag hittar ingen svensk röst. Jag skriver i stället.
notice-microphone-lost = Mikrofonen är borta. Skriv så länge.
notice-microphone-back = Mikrofonen är tillbaka.
notice-loudspeaker-lost = Högtalaren är borta. Jag skriver så länge.
notice-loudspeaker-back = Högtalaren är tillbaka.
notice-ear-lost = Jag tappade hörseln ett ögonblick. Säg det igen.
notice-ear-failed = Jag hör inte längre. Skriv i stället.
notice-mouth-failed = Rösten fungerar inte. Jag skriver i stället.
notice-listening = Jag lyssnar.
notice-not-listening = Jag lyssnar inte.
notice-typing = Skriv vad du vill säga.
notice-quit = Vill du avsluta spelet? Ja eller nej?
    .brief = Avsluta spelet?
notice-pause = Paus. Säg fortsätt när du är redo.
    .brief = Paus.
notice-resume = Vi fortsätter.
notice-undone = Ångrat.
notice-slower = Långsammare.
notice-faster = Snabbare.
notice-louder = Högre volym.
notice-quieter = Lägre volym.
notice-brief = Jag fattar mig kort.
notice-normal = Jag pratar som vanligt.
notice-verbose = Jag berättar mer.
notice-nothing-asked = Jag frågade inget.
    .brief = {""}
notice-saved = Spelet är sparat.
notice-resumed = Vi fortsätter där vi var.
notice-goodbye = Tack för spelet. Hej då!
    .brief = Hej då!
notice-start-card = Vilket kort är startkortet?
notice-declined = Bra, då låter vi det vara.
notice-quit-cancelled = Bra, vi spelar vidare.
notice-cannot-undo = Det finns inget att ångra.
notice-nothing-to-repeat = Jag har inte sagt något än.
notice-not-aloud = Det säger jag inte högt när andra hör.
notice-silence = { $person ->
    [you] Det är fortfarande din tur.
   *[other] { $player }, det är din tur.
}
notice-challenge-window = Säg nej om du ångrar dig.
notice-who-called = Vem sa det: { $names }?
notice-room-clear = Är rummet fritt?
notice-table-talk = Jag väntar tills ni är klara.
