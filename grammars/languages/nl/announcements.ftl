### Wat de tafel in het Nederlands zegt.
### $person is "you" (wie aangesproken wordt) of "other" ($player is de naam). .brief en .verbose zijn korter en langer.

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

throw = { $throws }, om te zien wie begint.
    .brief = { $throws }.
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
deal = De startkaart is { $card }.
    .brief = Startkaart: { $card }.
    .verbose = Ieder { PHRASE("cards", $each) }. De startkaart is { $card }.
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
   *[other] { $player } doet het eerste bod.
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
    [you] Jouw beurt.
   *[other] { $player }.
}
    .verbose = { $person ->
        [you] Jouw beurt. Leg wat je wilt.
       *[other] { $player }. Elke kaart mag.
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
