### Woorden en zinsdelen in het Nederlands: getallen, dingen, kaarten, en wat een speler zegt.
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
ones-plural = { $ones ->
    [paco] paco's
    [star] sterren
   *[other] enen
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
