### Vad bordet säger på svenska.
### $person är "you" (den som tilltalas) eller "other" ($player heter hen). .brief och .verbose är kortare och längre.

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

throw = { $throws }, för att se vem som börjar.
    .brief = { $throws }.
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
deal = Startkortet är { $card }.
    .brief = Startkort: { $card }.
    .verbose = { PHRASE("cards", $each) } var. Startkortet är { $card }.
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
   *[other] { $player } lägger första budet.
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
    [you] Din tur.
   *[other] { $player }.
}
    .verbose = { $person ->
        [you] Din tur. Lägg vilket kort du vill.
       *[other] { $player }. Valfritt kort.
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
