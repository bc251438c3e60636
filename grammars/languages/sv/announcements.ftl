### Vad bordet säger på svenska.
### $person är "you" (den som tilltalas) eller "other" ($player heter hen). .brief och .verbose är kortare och längre.
### $ones är vad ettorna heter ("star" på spelbrädet), $rules är regelsamlingens namn.

## Tal och saker

number = { $form ->
    [count] { SPELL($n, rules: "spellout-numbering") }
    [neuter] { SPELL($n, rules: "spellout-cardinal-neuter") }
    [ordinal] { SPELL($n, rules: "spellout-ordinal-neuter") }
   *[common] { SPELL($n, rules: "spellout-cardinal-reale") }
}
dice = { $n ->
    [0] inga tärningar
    [one] en tärning
   *[other] { PHRASE("number", $n) } tärningar
}
dice-moved = { $n ->
    [one] en tärning
   *[other] { PHRASE("number", $n) } tärningar
}
cards = { $n ->
    [0] inga kort
   *[other] { PHRASE("number", $n, form: "neuter") } kort
}
face = { $face ->
    [1] { $ones ->
        [star] { $n ->
            [one] stjärna
           *[other] stjärnor
        }
       *[other] { $n ->
            [one] etta
           *[other] ettor
        }
    }
    [2] { $n ->
        [one] tvåa
       *[other] tvåor
    }
    [3] { $n ->
        [one] trea
       *[other] treor
    }
    [4] { $n ->
        [one] fyra
       *[other] fyror
    }
    [5] { $n ->
        [one] femma
       *[other] femmor
    }
   *[6] { $n ->
        [one] sexa
       *[other] sexor
    }
}
faces = { $n ->
    [0] inga { face }
   *[other] { PHRASE("number", $n) } { face }
}
faces-held = { $n ->
    [one] { faces }
   *[other] { faces }
}
bid = { $stake ->
    [0] { faces }
   *[other] { PHRASE("dice", $stake) } på { faces }
}
suit = { $suit ->
    [S] spader
    [H] hjärter
    [D] ruter
   *[C] klöver
}
rank = { $rank ->
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sexa
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] knekt
    [12] dam
    [13] kung
   *[14] ess
}
card = { suit } { rank }
special = { $special ->
    [dogspangle] dogspangle
    [advanced-dogspangle] avancerad dogspangle
    [jaydee] jaydee
    [aced] aced
    [blues] blues
   *[teknorav] teknorav
}
list-middle = { $first }, { $next }
list-and = { $first } och { $next }
list-or = { $first } eller { $next }
exact-word = { $rules ->
    [sv-perudo] jonti
   *[other] calza
}
one-die-word = { $rules ->
    [sv-perudo] calzone
   *[other] palifico
}
game = { $rules ->
    [sv-bluff] Bluff
    [sv-bluff-simple] Bluff med enkla regler
    [sv-bluff-no-wilds] Bluff utan vilda ettor
    [sv-bluff-board] Bluff med spelbräde
    [sv-perudo] Perudo
    [en-stakes] Bluff med insatser
    [en-stakes-literal] Bluff med insatser, precis som det är tryckt
    [nl-perudo] Perudo med hemliga tärningar
    [nl-perudo-open] Perudo
    [sv-bluffstopp] Bluffstopp
    [sv-bluffstopp-pile] Bluffstopp med hela högen
   *[other] Bluff
}

## Vad spelarna gör

deed-bid = { $person ->
    [you] Du säger { $bid }.
   *[other] { $player } säger { $bid }.
}
    .brief = { $person ->
        [you] { $bid }.
       *[other] { $player }: { $bid }.
    }
deed-special = { $person ->
    [you] Du säger { special }, { $bid }.
   *[other] { $player } säger { special }, { $bid }.
}
    .brief = { $person ->
        [you] { special }, { $bid }.
       *[other] { $player }: { special }, { $bid }.
    }
deed-challenge = { $person ->
    [you] Du tvivlar.
   *[other] { $player } tvivlar.
}
deed-exact = { $person ->
    [you] Du ropar { exact-word }.
   *[other] { $player } ropar { exact-word }.
}
deed-palifico = { $person ->
    [you] Du säger { one-die-word }.
   *[other] { $player } säger { one-die-word }.
}
deed-drop-die = { $person ->
    [you] Du tappar en tärning på golvet.
   *[other] { $player } tappar en tärning på golvet.
}
deed-drop-die-face = { $person ->
    [you] Du tappar { $dropped } på golvet.
   *[other] { $player } tappar { $dropped } på golvet.
}
deed-pass = { $person ->
    [you] Du passar.
   *[other] { $player } passar.
}
deed-play = { $person ->
    [you] Du lägger { $card }.
   *[other] { $player } lägger { $card }.
}
    .brief = { $person ->
        [you] { $card }.
       *[other] { $player }: { $card }.
    }
deed-bluffstopp = { $person ->
    [you] Du ropar bluffstopp!
   *[other] { $player } ropar bluffstopp!
}
deed-accuse = { $person ->
    [you] Du anklagar { $accused } för att ha tappat kort.
   *[other] { $player } anklagar { $accused } för att ha tappat kort.
}
    .brief = { $accused } anklagas.

## Vad som händer

throw = { $throws }.
    .verbose = { $throws }. { $lowest ->
        [yes] Lägst börjar.
       *[no] Högst börjar.
    }
throw-part = { $person ->
    [you] du slår { PHRASE("number", $sum, form: "count") }
   *[other] { $player } slår { PHRASE("number", $sum, form: "count") }
}
round = Runda { PHRASE("number", $number, form: "count") }. { $person ->
    [you] Du börjar.
   *[other] { $player } börjar.
}
    .brief = { $person ->
        [you] Du börjar.
       *[other] { $player } börjar.
    }
roll = {""}
    .verbose = Alla slår sina tärningar.
one-die-round = { $person ->
    [you] Du har en tärning kvar: { one-die-word }.
   *[other] { $player } har en tärning kvar: { one-die-word }.
}
    .brief = { $person ->
        [you] { one-die-word } för dig.
       *[other] { one-die-word } för { $player }.
    }
one-die-effects = { $effects }.
effect-not-wild = { $ones ->
    [star] stjärnorna är inte vilda
   *[other] ettorna är inte vilda
}
effect-lock = bara antalet får höjas
effect-lock-many = bara den som har en enda tärning får byta värde
reveal-hand = { $person ->
    [you] Du: { $dice }.
   *[other] { $player }: { $dice }.
}
reveal-hand-none = { $person ->
    [you] Du: inga.
   *[other] { $player }: inga.
}
reveal-total = Det fanns { $found }.
    .brief = { $found }.
reveal-total-wild = Det fanns { $parts }, alltså { PHRASE("number", $n) }.
    .brief = { $found }.
reveal-holds = Budet höll.
    .brief = {""}
reveal-fails = Budet höll inte.
    .brief = {""}
reveal-exact = Precis rätt.
reveal-not-exact = Inte exakt.
reveal-equal = Precis så många: alla utom den som bjöd betalar.
    .brief = Precis så många.
card-true = Kortet var { $card }. Det var sant.
    .brief = { $card }. Sant.
card-bluff = Kortet var { $card }, inte { $claim }. Det var en bluff.
    .brief = { $card }. Bluff.
card-true-unseen = Kortet stämde.
card-bluff-unseen = Kortet stämde inte. Det var en bluff.
lose = { $left ->
    [0] { $n ->
        [one] { $person ->
            [you] Du förlorar din sista tärning.
           *[other] { $player } förlorar sin sista tärning.
        }
       *[other] { $person ->
            [you] Du förlorar dina sista { PHRASE("number", $n) } tärningar.
           *[other] { $player } förlorar sina sista { PHRASE("number", $n) } tärningar.
        }
    }
   *[other] { $person ->
        [you] Du förlorar { PHRASE("dice-moved", $n) } och har { PHRASE("number", $left) } kvar.
       *[other] { $player } förlorar { PHRASE("dice-moved", $n) } och har { PHRASE("number", $left) } kvar.
    }
}
    .brief = { $left ->
        [0] {""}
       *[other] { $person ->
            [you] Du har { PHRASE("number", $left) } kvar.
           *[other] { $player } har { PHRASE("number", $left) } kvar.
        }
    }
lose-hidden = { $person ->
    [you] Du förlorar { PHRASE("dice-moved", $n) }.
   *[other] { $player } förlorar { PHRASE("dice-moved", $n) }.
}
lose-warnings = { $person ->
    [you] Tredje varningen kostar dig en tärning.
   *[other] Tredje varningen kostar { $player } en tärning.
}
lose-dropped = Den tärningen är ur spel.
gain = { $person ->
    [you] Du vinner tillbaka { PHRASE("dice-moved", $n) } och har { PHRASE("number", $left) }.
   *[other] { $player } vinner tillbaka { PHRASE("dice-moved", $n) } och har { PHRASE("number", $left) }.
}
    .brief = { $person ->
        [you] Du har { PHRASE("number", $left) }.
       *[other] { $player } har { PHRASE("number", $left) }.
    }
gain-hidden = { $person ->
    [you] Du vinner tillbaka { PHRASE("dice-moved", $n) }.
   *[other] { $player } vinner tillbaka { PHRASE("dice-moved", $n) }.
}
out = { $person ->
    [you] Du är ute.
   *[other] { $player } är ute.
}
    .verbose = { $person ->
        [you] Du är ute, men du kan gärna lyssna vidare.
       *[other] { $player } är ute.
    }
win = { $person ->
    [you] Du vinner!
   *[other] { $player } vinner!
}
    .verbose = { $person ->
        [you] Du vinner! Bra spelat!
       *[other] { $player } vinner! Tack för spelet.
    }
warning = { $person ->
    [you] Du får din { PHRASE("number", $warnings, form: "ordinal") } varning.
   *[other] { $player } får sin { PHRASE("number", $warnings, form: "ordinal") } varning.
}
draw = { $cards ->
    [0] Det finns inga kort att ta upp.
   *[other] { $person ->
        [you] Du tar upp { PHRASE("cards", $cards) }.
       *[other] { $player } tar upp { PHRASE("cards", $cards) }.
    }
}
take-pile = { $person ->
    [you] Du tar upp hela högen, { PHRASE("cards", $cards) }.
   *[other] { $player } tar upp hela högen, { PHRASE("cards", $cards) }.
}
    .brief = { $person ->
        [you] Du tar högen.
       *[other] { $player } tar högen.
    }
lead = { $person ->
    [you] Du får lägga vilket kort du vill.
   *[other] { $player } får lägga vilket kort som helst.
}
    .brief = { $person ->
        [you] Du lägger fritt.
       *[other] { $player } lägger fritt.
    }
deal = { PHRASE("cards", $each) } var. Startkortet är { $card }.
    .brief = Startkort: { $card }.
restock = Högen blandas om.
undo = Ångrat.

## Turen

greeting = { game }. { PHRASE("number", $players, form: "count") } spelare, { PHRASE("dice", $dice) } var. Allt stannar på den här datorn. Säg hjälp när du vill.
    .brief = { PHRASE("number", $players, form: "count") } spelare.
    .verbose = { game }. Vid bordet sitter { $names }. Alla har { PHRASE("dice", $dice) }. Allt stannar på den här datorn, och inget spelas in. Säg hjälp när du vill, eller regler om du vill höra reglerna.
greeting-cards = { game }. { PHRASE("number", $players, form: "count") } spelare, { PHRASE("cards", $dice) } var. Allt stannar på den här datorn. Säg hjälp när du vill.
    .brief = { PHRASE("number", $players, form: "count") } spelare.
    .verbose = { game }. Vid bordet sitter { $names }. Alla får { PHRASE("cards", $dice) }. Allt stannar på den här datorn, och inget spelas in. Säg hjälp när du vill, eller regler om du vill höra reglerna.
turn-opening = { $person ->
    [you] Din tur. Lägg första budet.
   *[other] { $player }. Första budet.
}
    .brief = { $person ->
        [you] Din tur.
       *[other] { $player }.
    }
turn-bid = { $person ->
    [you] Din tur.
   *[other] { $player }.
} Budet är { $bid }.
    .brief = { $person ->
        [you] Din tur. { $bid }.
       *[other] { $player }. { $bid }.
    }
    .verbose = { $person ->
        [you] Din tur.
       *[other] { $player }.
    } Budet är { $bid }{ $bidder ->
        [you] , ditt eget
        [none] {""}
       *[other] , från { $bidder }
    }.
turn-total = { PHRASE("dice", $total) }.
    .brief = {""}
turn-lead = { $person ->
    [you] Din tur. Lägg vilket kort du vill.
   *[other] { $player }. Valfritt kort.
}
    .brief = { $person ->
        [you] Din tur.
       *[other] { $player }.
    }
turn-claim = { $person ->
    [you] Din tur.
   *[other] { $player }.
} { $card } ligger överst.
    .brief = { $person ->
        [you] Din tur. { $card }.
       *[other] { $player }. { $card }.
    }
ask-count = Hur många { $face } var det?
    .brief = Hur många { $face }?
ask-count-unknown = Hur många var det?
ask-card = Vilket kort var det?

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
answer-count-own-only = Du har { PHRASE("dice", $n) }. Resten är hemligt.
    .brief = Du har { PHRASE("number", $n) }. Resten är hemligt.
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
why-illegal = Jag hörde { $meant }.
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

## Vad en spelare säger

option-challenge = { $rules ->
    [sv-perudo] perudo
   *[other] syna
}

say-challenge = { $rules ->
    [sv-perudo] perudo
   *[other] jag synar
}
say-exact = { exact-word }
say-palifico = { one-die-word }
say-pass = pass
say-bluffstopp = bluffstopp
say-warn = varning till { $accused }
say-accuse = { $accused } droppade
say-drop-die = jag tappade en tärning
say-drop-die-face = jag tappade { $dropped }
say-yes = ja
say-no = nej
say-repeat = igen
say-help = hjälp
say-undo = ångra
say-pause = paus
say-resume = fortsätt
say-stop-talking = tyst
say-quit = avsluta spelet
say-slower = långsammare
say-faster = snabbare
say-louder = höj volymen
say-quieter = tystare
say-brief = kort
say-normal = normal
say-verbose = utförlig
say-my-dice = mina tärningar
say-my-cards = mina kort
say-turn = vems tur
say-bid-query = vad är budet
say-counts = hur många tärningar
say-counts-of = hur många har { $accused }
say-history = historik
say-odds = hur troligt
say-rules = regler
say-why = varför
