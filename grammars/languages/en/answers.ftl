### What the table answers in English: to questions, to what was not understood, and to what may not be done.
### $person is "you" (whoever is addressed) or "other" ($player is the name). .brief and .verbose are shorter and longer.

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
answer-count-own-only = { $person ->
    [you] You have
   *[other] { $player } has
} { PHRASE("dice", $n) }. The rest is secret.
    .brief = { $person ->
        [you] You have
       *[other] { $player } has
    } { PHRASE("number", $n) }. The rest is secret.
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
why-heard = I heard { $meant }.
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
refuse-exact-own-bid = You can't call { exact-word } on your own bid.
refuse-exact-own-turn = You can't call { exact-word } on your own turn.
refuse-exact-other-turn = Only the player whose turn it is can call { exact-word }.
refuse-exact-players = It takes at least { PHRASE("number", $n) } players to call { exact-word }.
refuse-exact-full-hand = Whoever has { PHRASE("dice", $n) } can't call { exact-word }.
refuse-exact-one-die-round = Nobody can call { exact-word } in this round.
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
smallest-card = The lowest you can say is the { $smallest }.
    .brief = At least the { $smallest }.
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
notice-start-card = Which card is the starting card?
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
