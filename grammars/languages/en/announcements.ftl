### What the table says in English.
### $person is "you" (whoever is addressed) or "other" ($player is the name). .brief and .verbose are shorter and longer.
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

throw = { $throws }.
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
deal = { PHRASE("cards", $each) } each. The first card is the { $card }.
    .brief = First card: { $card }.
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
   *[other] { $player }. The first bid.
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
    [you] Your turn. Play any card.
   *[other] { $player }. Any card.
}
    .brief = { $person ->
        [you] Your turn.
       *[other] { $player }.
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

## Answers to questions

answer-turn = { $person ->
    [you] It's your turn.
    [none] It's nobody's turn just now.
   *[other] It's { $player }'s turn.
}
answer-bid = The bid is { $bid }.
    .brief = { $bid }.
    .verbose = The bid is { $bid }{ $bidder ->
        [you] , your own
        [none] {""}
       *[other] , from { $bidder }
    }.
answer-no-bid = There is no bid yet.
answer-claim = The { $card } is on top.
    .brief = { $card }.
answer-no-claim = There is nothing to follow yet. Any card will do.
    .brief = No card yet.
answer-counts = { $counts }.
answer-counts-total = { $counts }. { PHRASE("dice", $total) } in play.
    .brief = { $counts }.
count-part = { $person ->
    [you] you have { PHRASE("number", $n) }
   *[other] { $player } has { PHRASE("number", $n) }
}
count-part-cards = { $person ->
    [you] you have { PHRASE("cards", $n) }
   *[other] { $player } has { PHRASE("cards", $n) }
}
answer-count = { $person ->
    [you] You have { PHRASE("dice", $n) }.
   *[other] { $player } has { PHRASE("dice", $n) }.
}
answer-count-cards = { $person ->
    [you] You have { PHRASE("cards", $n) }.
   *[other] { $player } has { PHRASE("cards", $n) }.
}
answer-count-secret = How many the others have is a secret.
    .brief = That's secret.
answer-count-own-only = You have { PHRASE("dice", $n) }. The rest is secret.
    .brief = You have { PHRASE("number", $n) }. The rest is secret.
answer-count-out = { $player } is no longer in.
answer-hand = You have { $hand }.
    .brief = { $hand }.
answer-hand-unknown = Only you can see your dice.
answer-hand-unknown-cards = Only you can see your cards.
answer-history = { $deeds }.
answer-history-none = Nothing has happened this round yet.
    .brief = Nothing yet.
history-part = { $person ->
    [you] you { $what }
   *[other] { $player } { $what }
}
history-pass = { $person ->
    [you] pass
   *[other] passes
}
history-challenge = { $person ->
    [you] doubt it
   *[other] doubts it
}
answer-odds = The chance that the bid holds is about { PHRASE("number", $percent) } percent.
    .brief = About { PHRASE("number", $percent) } percent.
answer-odds-sure = The bid almost certainly holds.
answer-odds-hopeless = The bid almost certainly fails.
answer-odds-secret = I can't say, because the number of dice is a secret.
    .brief = That's secret.
answer-odds-none = There is no bid to reckon with.
why-act = I heard { $heard }, and took it as { $meant }.
    .brief = I heard { $heard }.
why-not-understood = I heard { $heard }, and didn't recognise it.
    .brief = I heard { $heard }.
why-act-unheard = I took it as { $meant }.
why-not-understood-unheard = I didn't recognise it.
why-ask-unheard = I couldn't be sure from that.
why-ask = I heard { $heard }, and couldn't be sure from that.
    .brief = I heard { $heard }.
why-illegal = I heard { $meant }.
why-nothing = I haven't done anything yet.

## Help

help-open = Make a bid, such as { $example }.
help-raise = Bid higher, such as { $example }, or say { $challenge }.
help-challenge-only = All you can do is doubt it: say { $challenge }.
help-exact = If you think the bid is exactly right, say { $exact }.
    .brief = {""}
help-palifico = For a round without wild ones, say { $palifico }.
help-lead = Say the card you play, such as { $example }.
help-follow = Say a higher card in { suit }, such as { $example }, or say pass.
help-follow-none = Nothing beats the ace. Say pass.
help-bluffstopp = If you don't believe the card, say { $challenge }.
    .brief = {""}
help-wait = { $turn ->
    [none] Just a moment.
   *[other] It's { $turn }'s turn.
}
help-more = You can also say repeat, whose turn, the bid, my dice, pause, or end game.
    .brief = {""}
    .verbose = You can also say repeat, whose turn, the bid, my dice, how many dice, history, rules, undo, slower, faster, brief, verbose, pause, or end game.
help-more-cards = You can also say repeat, whose turn, my cards, pause, or end game.
    .brief = {""}
    .verbose = You can also say repeat, whose turn, my cards, history, rules, undo, slower, faster, brief, verbose, pause, or end game.
help-keys = Press enter, or type what you want to do, such as { $example }. Type help to see all you can say.
    .brief = Type it instead, such as { $example }.

## Questions back

missed = Sorry?
missed-yes-no = Yes or no?
missed-number = How many, did you say?
missed-name = Who, did you say?
missed-card = Which card, did you say?
ask-face = { PHRASE("number", $n) } what?
ask-face-unknown = Of what?
ask-quantity = How many { $face }?
ask-quantity-unknown = How many?
ask-which = { $options }?
ask-yes-no = Yes or no?
ask-confirm = Did you mean { $option }?
    .brief = { $option }?
ask-stake = How many dice do you stake on { $bid }?
    .brief = How many do you stake?
ask-stake-unknown = How many dice do you stake?
ask-player = Who said that?
ask-player-warn = Who gets the warning?
ask-player-accuse = Who dropped a card?
ask-card-play = Which card do you play?
ask-suit = Which suit?
ask-suit-of = { rank } of what?
ask-rank = Which rank?
ask-rank-of = Which of the { suit }?

## That can't be done

refuse-malformed = I couldn't make sense of that.
refuse-finished = The game is over.
refuse-not-in-these-rules = These rules don't have that.
refuse-turn = { $turn ->
    [none] It's not your turn.
   *[other] It's not your turn. It's { $turn }'s.
}
    .brief = Not your turn.
refuse-no-bid = There is no bid yet.
refuse-no-claim = There is no card to doubt.
refuse-exact-not-allowed = You can't call { exact-word } now.
refuse-palifico-not-allowed = You can't say { one-die-word } now.
refuse-must-lead = You have to play a card, so you can't pass.
refuse-roll = The dice haven't been rolled yet.
refuse-face-range = A die only goes up to six.
refuse-ones-not-biddable = You can't bid on { $ones-name }.
refuse-too-many = There aren't that many dice.
refuse-stake = You can't stake that many dice.
refuse-stake-missing = Say how many dice you stake.
refuse-opening-ones = You can't open on { $ones-name }.
refuse-face-lock = It has to stay on { $locked } this round.
refuse-raise = You have to go over { $bid }.
    .brief = Too low.
refuse-raise-to-ones = To switch to { $ones-name }, say at least { $least }.
    .brief = Too low.
refuse-raise-from-ones = After { $bid } it takes at least { $least }.
    .brief = Too low.
refuse-raise-lower-face = When you raise the number, the face can't go down.
    .brief = Not a lower face.
refuse-raise-other-face = The face is fixed: it stays on { $locked }.
    .brief = Only { $locked }.
refuse-raise-stake = Neither the stake nor the number may go down, and one of them must go up.
    .brief = Raise the stake or the number.
refuse-not-in-hand = That's not in your hand.
refuse-suit = It has to be { suit }.
refuse-rank = It has to be higher than the { $card }.
refuse-rank-ace = Nothing beats the ace. You have to pass.
refuse-deal = That deal isn't right.
refuse-derived = That doesn't fit the game.
smallest = The lowest you can say is { $smallest }.
    .brief = At least { $smallest }.
smallest-none = All you can do is doubt it.

## About the machine and the table

notice-no-microphone = I can't find a microphone. Type what you want to say.
notice-no-loudspeaker = I can't find a loudspeaker. I'll write instead.
notice-no-model = The speech model for English is missing. I'll listen with the built-in ear.
notice-no-voice = I can't find an English voice. I'll write instead.
notice-microphone-lost = The microphone is gone. Type for now.
notice-microphone-back = The microphone is back.
notice-loudspeaker-lost = The loudspeaker is gone. I'll write for now.
notice-loudspeaker-back = The loudspeaker is back.
notice-ear-lost = I missed a moment. Please say it again.
notice-ear-failed = I can't hear any more. Please type.
notice-mouth-failed = My voice doesn't work. I'll write instead.
notice-listening = I'm listening.
notice-not-listening = I'm not listening.
notice-typing = Type what you want to say.
notice-quit = Do you want to end the game? Yes or no?
    .brief = End the game?
notice-pause = Paused. Say continue when you are ready.
    .brief = Paused.
notice-resume = On we go.
notice-undone = Taken back.
notice-slower = Slower.
notice-faster = Faster.
notice-louder = Louder.
notice-quieter = Quieter.
notice-brief = I'll keep it short.
notice-normal = I'll talk as usual.
notice-verbose = I'll tell you more.
notice-nothing-asked = I didn't ask anything.
    .brief = {""}
notice-saved = The game is saved.
notice-resumed = We go on where we were.
notice-goodbye = Thanks for playing. Goodbye!
    .brief = Goodbye!
notice-declined = All right, never mind.
notice-quit-cancelled = Good, we play on.
notice-cannot-undo = There is nothing to take back.
notice-nothing-to-repeat = I haven't said anything yet.
notice-not-aloud = I won't say that aloud while others listen.
notice-silence = { $person ->
    [you] It's still your turn.
   *[other] { $player }, it's your turn.
}
notice-challenge-window = Say no if you change your mind.
notice-who-called = Who said that: { $names }?
notice-room-clear = Is the room clear?
notice-table-talk = I'll wait until you are done.

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
