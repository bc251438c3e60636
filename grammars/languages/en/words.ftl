### Words and phrases in English: numbers, things, cards, and what a player says.
### $ones is what the ones are called ("star" on the board), $rules the name of the rule set.

## Numbers and things

number = { $form ->
    [ordinal] { SPELL($n, rules: "spellout-ordinal") }
   *[other] { SPELL($n, rules: "spellout-cardinal") }
}
dice = { $n ->
    [0] no dice
    [one] one die
   *[other] { PHRASE("number", $n) } dice
}
dice-moved = { $n ->
    [one] a die
   *[other] { PHRASE("number", $n) } dice
}
cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { PHRASE("number", $n) } cards
}
face = { $face ->
    [1] { $ones ->
        [star] { $n ->
            [one] star
           *[other] stars
        }
       *[other] { $n ->
            [one] one
           *[other] ones
        }
    }
    [2] { $n ->
        [one] two
       *[other] twos
    }
    [3] { $n ->
        [one] three
       *[other] threes
    }
    [4] { $n ->
        [one] four
       *[other] fours
    }
    [5] { $n ->
        [one] five
       *[other] fives
    }
   *[6] { $n ->
        [one] six
       *[other] sixes
    }
}
faces = { $n ->
    [0] no { face }
   *[other] { PHRASE("number", $n) } { face }
}
faces-held = { $n ->
    [one] a { face }
   *[other] { faces }
}
ones-plural = { $ones ->
    [star] stars
   *[other] ones
}
bid = { $stake ->
    [0] { faces }
   *[other] { PHRASE("dice", $stake) } on { faces }
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
    [13] king
   *[14] ace
}
card = { rank } of { suit }
special = { $special ->
    [dogspangle] dogspangle
    [advanced-dogspangle] advanced dogspangle
    [jaydee] jaydee
    [aced] aced
    [blues] blues
   *[teknorav] teknorav
}
list-middle = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
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
    [sv-bluff-simple] Bluff with simple rules
    [sv-bluff-no-wilds] Bluff without wild ones
    [sv-bluff-board] Bluff with the board
    [sv-perudo] Swedish Perudo
    [en-stakes] Bluff with stakes
    [en-stakes-literal] Bluff with stakes, exactly as printed
    [nl-perudo] Perudo with secret dice
    [nl-perudo-open] Perudo
    [sv-bluffstopp] Bluffstopp
    [sv-bluffstopp-pile] Bluffstopp with the whole pile
   *[other] Bluff
}

## What a player says

option-challenge = a challenge
say-challenge = { $rules ->
    [en-stakes] I challenge
    [en-stakes-literal] I challenge
   *[other] I doubt it
}
say-exact = { exact-word }
say-palifico = { one-die-word }
say-pass = pass
say-bluffstopp = bluff
say-warn = warning for { $accused }
say-accuse = { $accused } dropped a card
say-drop-die = I dropped a die
say-drop-die-face = I dropped { $dropped }
say-yes = yes
say-no = no
say-repeat = repeat
say-help = help
say-undo = undo
say-pause = pause
say-resume = continue
say-stop-talking = quiet
say-quit = end game
say-slower = slower
say-faster = faster
say-louder = louder
say-quieter = quieter
say-brief = brief
say-normal = normal
say-verbose = verbose
say-my-dice = my dice
say-my-cards = my cards
say-turn = whose turn
say-bid-query = what's the bid
say-counts = how many dice
say-counts-of = how many does { $accused } have
say-history = history
say-odds = how likely
say-rules = rules
say-why = why
