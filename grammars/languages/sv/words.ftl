### Ord och fraser på svenska: tal, saker, kort, och vad en spelare säger.
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
ones-plural = { $ones ->
    [star] stjärnor
   *[other] ettor
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
