### What the table says in English.
### $person is "you" (whoever is addressed) or "other" ($player is the name). .brief and .verbose are shorter and longer.

## What the players do

deed-bid = { $person ->
    [you] You say { $bid }.
   *[other] { $player } says { $bid }.
}
    .brief = { $person ->
        [you] { $bid }.
       *[other] { $player }: { $bid }.
    }
deed-special = { $person ->
    [you] You say { special }, { $bid }.
   *[other] { $player } says { special }, { $bid }.
}
    .brief = { $person ->
        [you] { special }, { $bid }.
       *[other] { $player }: { special }, { $bid }.
    }
deed-challenge = { $person ->
    [you] You doubt it.
   *[other] { $player } doubts it.
}
deed-exact = { $person ->
    [you] You call { exact-word }.
   *[other] { $player } calls { exact-word }.
}
deed-palifico = { $person ->
    [you] You say { one-die-word }.
   *[other] { $player } says { one-die-word }.
}
deed-drop-die = { $person ->
    [you] You drop a die on the floor.
   *[other] { $player } drops a die on the floor.
}
deed-drop-die-face = { $person ->
    [you] You drop { $dropped } on the floor.
   *[other] { $player } drops { $dropped } on the floor.
}
deed-pass = { $person ->
    [you] You pass.
   *[other] { $player } passes.
}
deed-play = { $person ->
    [you] You play the { $card }.
   *[other] { $player } plays the { $card }.
}
    .brief = { $person ->
        [you] { $card }.
       *[other] { $player }: { $card }.
    }
deed-bluffstopp = { $person ->
    [you] You call bluff!
   *[other] { $player } calls bluff!
}
deed-accuse = { $person ->
    [you] You say { $accused } dropped a card.
   *[other] { $player } says { $accused } dropped a card.
}
    .brief = { $accused } is accused.

## What happens

throw = { $throws }, to see who starts.
    .brief = { $throws }.
    .verbose = { $throws }. { $lowest ->
        [yes] Lowest starts.
       *[no] Highest starts.
    }
throw-part = { $person ->
    [you] you throw { PHRASE("number", $sum) }
   *[other] { $player } throws { PHRASE("number", $sum) }
}
round = Round { PHRASE("number", $number) }. { $person ->
    [you] You start.
   *[other] { $player } starts.
}
    .brief = { $person ->
        [you] You start.
       *[other] { $player } starts.
    }
roll = {""}
    .verbose = Everyone rolls.
one-die-round = { $person ->
    [you] You have one die left: { one-die-word }.
   *[other] { $player } has one die left: { one-die-word }.
}
    .brief = { $person ->
        [you] { one-die-word } for you.
       *[other] { one-die-word } for { $player }.
    }
one-die-effects = { $effects }.
effect-not-wild = { $ones ->
    [star] stars are not wild
   *[other] ones are not wild
}
effect-lock = you can only raise the number
effect-lock-many = only players with a single die may change the face
reveal-hand = { $person ->
    [you] You: { $dice }.
   *[other] { $player }: { $dice }.
}
reveal-hand-none = { $person ->
    [you] You: none.
   *[other] { $player }: none.
}
reveal-total = { $n ->
    [one] There was { $found }.
   *[other] There were { $found }.
}
    .brief = { $found }.
reveal-total-wild = There were { $parts }, so { PHRASE("number", $n) }.
    .brief = { $found }.
reveal-holds = The bid holds.
    .brief = {""}
reveal-fails = The bid was too high.
    .brief = {""}
reveal-exact = Spot on.
reveal-not-exact = Not exact.
reveal-equal = Exactly that many: everybody pays but the bidder.
    .brief = Exactly that many.
card-true = It was the { $card }. That was true.
    .brief = { $card }. True.
card-bluff = It was the { $card }, not the { $claim }. A bluff!
    .brief = { $card }. A bluff.
card-true-unseen = The card was what they said.
    .brief = True.
card-bluff-unseen = The card was not what they said. It was a bluff.
    .brief = A bluff.
lose = { $left ->
    [0] { $n ->
        [one] { $person ->
            [you] You lose your last die.
           *[other] { $player } loses the last die.
        }
       *[other] { $person ->
            [you] You lose your last { PHRASE("number", $n) } dice.
           *[other] { $player } loses the last { PHRASE("number", $n) } dice.
        }
    }
   *[other] { $person ->
        [you] You lose { PHRASE("dice-moved", $n) } and have { PHRASE("number", $left) } left.
       *[other] { $player } loses { PHRASE("dice-moved", $n) } and has { PHRASE("number", $left) } left.
    }
}
    .brief = { $left ->
        [0] {""}
       *[other] { $person ->
            [you] You have { PHRASE("number", $left) } left.
           *[other] { $player } has { PHRASE("number", $left) } left.
        }
    }
lose-hidden = { $person ->
    [you] You lose { PHRASE("dice-moved", $n) }.
   *[other] { $player } loses { PHRASE("dice-moved", $n) }.
}
lose-warnings = { $person ->
    [you] Your third warning costs you a die.
   *[other] The third warning costs { $player } a die.
}
lose-dropped = That die is out of the game.
gain = { $person ->
    [you] You win back { PHRASE("dice-moved", $n) } and have { PHRASE("number", $left) }.
   *[other] { $player } wins back { PHRASE("dice-moved", $n) } and has { PHRASE("number", $left) }.
}
    .brief = { $person ->
        [you] You have { PHRASE("number", $left) }.
       *[other] { $player } has { PHRASE("number", $left) }.
    }
gain-hidden = { $person ->
    [you] You win back { PHRASE("dice-moved", $n) }.
   *[other] { $player } wins back { PHRASE("dice-moved", $n) }.
}
out = { $person ->
    [you] You are out.
   *[other] { $player } is out.
}
    .verbose = { $person ->
        [you] You are out, but do stay and listen.
       *[other] { $player } is out.
    }
win = { $person ->
    [you] You win!
   *[other] { $player } wins!
}
    .verbose = { $person ->
        [you] You win! Well played!
       *[other] { $player } wins! Thanks for playing.
    }
warning = { $person ->
    [you] That is your { PHRASE("number", $warnings, form: "ordinal") } warning.
   *[other] { $player } gets a { PHRASE("number", $warnings, form: "ordinal") } warning.
}
draw = { $cards ->
    [0] There are no cards left to draw.
   *[other] { $person ->
        [you] You draw { PHRASE("cards", $cards) }.
       *[other] { $player } draws { PHRASE("cards", $cards) }.
    }
}
take-pile = { $person ->
    [you] You take the whole pile, { PHRASE("cards", $cards) }.
   *[other] { $player } takes the whole pile, { PHRASE("cards", $cards) }.
}
    .brief = { $person ->
        [you] You take the pile.
       *[other] { $player } takes the pile.
    }
lead = { $person ->
    [you] You may play any card.
   *[other] { $player } may play any card.
}
    .brief = { $person ->
        [you] Any card, you.
       *[other] Any card, { $player }.
    }
deal = The first card is the { $card }.
    .brief = First card: { $card }.
    .verbose = { PHRASE("cards", $each) } each. The first card is the { $card }.
restock = The pile is shuffled again.
undo = Taken back.

## The turn

greeting = { game }. { PHRASE("number", $players) } players, { PHRASE("dice", $dice) } each. Everything stays on this machine. Say help any time.
    .brief = { PHRASE("number", $players) } players.
    .verbose = { game }. At the table are { $names }. Everybody has { PHRASE("dice", $dice) }. Everything stays on this machine, and nothing is recorded. Say help any time, or rules to hear the rules.
greeting-cards = { game }. { PHRASE("number", $players) } players, { PHRASE("cards", $dice) } each. Everything stays on this machine. Say help any time.
    .brief = { PHRASE("number", $players) } players.
    .verbose = { game }. At the table are { $names }. Everybody gets { PHRASE("cards", $dice) }. Everything stays on this machine, and nothing is recorded. Say help any time, or rules to hear the rules.
turn-opening = { $person ->
    [you] Your turn. Make the first bid.
   *[other] { $player } makes the first bid.
}
    .brief = { $person ->
        [you] Your turn.
       *[other] { $player }.
    }
turn-bid = { $person ->
    [you] Your turn. The bid is { $bid }.
   *[other] { $player }. The bid is { $bid }.
}
    .brief = { $person ->
        [you] Your turn. { $bid }.
       *[other] { $player }. { $bid }.
    }
    .verbose = { $person ->
        [you] Your turn.
       *[other] { $player }.
    } The bid is { $bid }{ $bidder ->
        [you] , your own
        [none] {""}
       *[other] , from { $bidder }
    }.
turn-total = { PHRASE("dice", $total) }.
    .brief = {""}
turn-lead = { $person ->
    [you] Your turn.
   *[other] { $player }.
}
    .verbose = { $person ->
        [you] Your turn. Play any card.
       *[other] { $player }. Any card.
    }
turn-claim = { $person ->
    [you] Your turn.
   *[other] { $player }.
} The { $card } is on top.
    .brief = { $person ->
        [you] Your turn. { $card }.
       *[other] { $player }. { $card }.
    }
ask-count = How many { $face } were there?
    .brief = How many { $face }?
ask-count-unknown = How many were there?
ask-card = Which card was it?
