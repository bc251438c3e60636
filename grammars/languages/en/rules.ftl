### The rules in words: a sentence for each value of each switch, "SWITCH--VALUE" ("SWITCH" alone where $n is the value).
### The same sentences, in the order that makes sense aloud, explain a rule set.

show-rules = { $rules }: { game }
show-source = Source: { $source }
show-house-rule = house rule
show-unsaid = The source says nothing, so this holds.
explain-dice = Everybody hides their dice under a cup. In turn you bid how many of one face there are under all the cups together, at least.
explain-cards = You play one card face down at a time and say which card it is. It may be a lie.
explain-follow = It must be said to be of the same suit as the last card, and higher. The ace is the highest.
explain-pass = If you can't or won't, say pass.
explain-last = The last player with dice wins.
explain-last-cards = Whoever gets rid of all their cards wins.
loss = { $loss ->
    [stake] the stake
    [difference] as many dice as the bid was off
   *[one] a die
}

## Set-up and start

players = { PHRASE("number", $least) } to { PHRASE("number", $most) } can play.
players-or-more = { PHRASE("number", $least) } or more can play.
dice_per_player = Everybody starts with { PHRASE("dice", $n) }.
max_dice = Nobody ever has more than { PHRASE("dice", $n) }.
community_die--none = There is no shared die.
community_die--required-unused = A shared die lies on the table, but nothing is done with it.
community_die--opening_roll = The shared die is thrown to see who starts.
community_die--open_die_counts = A shared die lies open on the table and counts for everybody.
first_starter--highest_one_die = Everybody throws one die, and the highest starts.
first_starter--highest_sum_two_dice = Everybody throws two dice, and the highest sum starts.
first_starter--lowest_roll = Everybody throws one die, and the lowest starts.
first_starter--highest_of_round_roll = Whoever rolls highest in the first round starts.
first_starter--random = Chance decides who starts.
starter_tie--reroll_tied = Those who tie throw again.
starter_tie--reroll_all = If there is a tie, everybody throws again.
starter_tie--leftmost = If there is a tie, the one furthest to the left starts.
direction--cw = Play goes clockwise.
dice_totals_visible--open = Everybody may know how many dice are left.
dice_totals_visible--hidden = How many dice the others have is a secret.
dice_totals_visible--count_on_request = How many dice are left is told to those who ask.
reveal_discipline--text-only = When the cups are lifted, nobody touches the dice.
wild_face_shown--one = The dice have ordinary ones.
wild_face_shown--star = The dice have stars in place of ones.

## Bids and raising

bid_meaning--at_least = A bid means at least that many.
raise_face_at_same_qty--higher = You raise with more dice, or with as many dice of a higher face.
raise_face_at_same_qty--never = You can't raise by changing the face.
face_at_higher_qty--any = With more dice, any face will do.
face_at_higher_qty--same_or_higher = With more dice, the face may stay or go up, but not down.
face_at_higher_qty--same_only = With more dice, the face stays the same.
jump_raise--any = You may raise by as much as you like.
jump_raise--one_step = You may raise by only one at a time.
lower_qty_higher_face--no = The number of dice may never go down.
lower_qty_higher_face--yes = The number of dice may go down if the face goes up.
stake_in_bid--yes = With every bid you say how many of your dice you stake on it.
stake_in_bid--no = Nothing is staked on a bid.
stake_raise--stake_or_tally = You raise either the stake or the number bid.
stake_raise--both_allowed = Neither the stake nor the number bid may go down, and one of them must go up.
stake_raise--strict_one = You raise either the stake or the number bid, by one.
stake_cap--own_dice = You can't stake more dice than you have.
stake_cap--min-own-challenger = You can't stake more dice than you have, or than the next player has.
stake_cap--none = You may stake any number of dice.
stake_opening_min = The first stake is at least { PHRASE("dice", $n) }.
max_qty--total_dice = Nobody may bid more dice than there are.
max_qty--unlimited = You may bid more dice than there are.
face_range_opening--2-6 = A round may not open with a bid on { ones-plural }.
face_range_opening--1-6 = A round may open with a bid on any face.
ones_biddable--never = Nobody may bid on { ones-plural }.
ones_biddable--conversion = You may bid on { ones-plural } as well.

## Ones

ones_wild--yes = { ones-plural } are wild: they count as whatever face is bid.
ones_wild--no = { ones-plural } are an ordinary face, the lowest.
to_ones--ceil-q-2 = To switch to { ones-plural }, bid at least half as many, rounded up.
to_ones_min_strict--yes = Exactly half is enough.
to_ones_min_strict--no = Exactly half is not enough.
from_ones--2k-1 = To go back from { ones-plural }, bid at least twice as many plus one.
from_ones_exact--at_least = It may be more, too.

## Challenge and settlement

challenge_words = If you don't believe the bid, say: { say-challenge }, and the dice are counted.
who_may_challenge--next_only = Only the player in turn may doubt the bid.
who_may_challenge--anyone = Anybody may doubt the bid, except whoever made it.
tally_equal--bid_true = If there are exactly as many as bid, the bid holds.
tally_equal--exact_rule = If there are exactly as many as bid, neither side is wrong.
less_loser--bidder = If there are fewer than bid, the bidder loses { loss }.
less_loser--challenger = If there are fewer than bid, the doubter loses { loss }.
greater_loser--challenger = If there are more, the doubter loses { loss }.
greater_loser--bidder = If there are more, the bidder loses { loss }.
loss_amount--1 = A lost challenge costs a die.
loss_amount--stake = A lost challenge costs the stake.
loss_amount--difference = A lost challenge costs as many dice as the bid was off.
equal_loss--none = An exact bid costs nobody else anything.
equal_loss--all_but_bidder_1 = If there are exactly as many, everybody but the bidder loses a die.
next_starter--loser = Whoever lost dice starts the next round.
next_starter--winner = Whoever won starts the next round.
next_starter--bidder = The bidder starts the next round.
starter_if_out--left_of_loser = If that player is out, the next one to the left starts.
starter_if_out--winner = If that player is out, whoever won starts.
ones_count_in_tally--yes = Wild { ones-plural } are counted along.
ones_count_in_tally--no = { ones-plural } are not counted along.

## The exact call

exact_call--yes = If you think the bid is exactly right, say: { exact-word }.
exact_call--no = There is no call for an exact bid.
exact_who--none = Nobody may call it.
exact_who--turn_only = Only the player in turn may call it.
exact_who--any_but_bidder = Anybody but the bidder may call it.
exact_who--not_turn_not_bidder = Anybody may call it but the bidder and the player in turn.
exact_min_players = It takes at least { PHRASE("number", $n) } players.
exact_full_hand_may_call--yes = You may call it with all your dice, too.
exact_full_hand_may_call--no = You may not call it while you have all your dice.
exact_right--1 = If you are right, you win a die back.
exact_wrong--1 = If you are wrong, you lose one.
exact_next_starter--caller = Whoever called it starts the next round.
exact_next_starter--loser = Whoever lost a die starts the next round.
exact_next_starter--bidder = The bidder starts the next round.
exact_next_starter--next_of_bidder = The player after the bidder starts the next round.
exact_in_palifico--yes = It may be called in a one-die round, too.
exact_in_palifico--no = It may not be called in a one-die round.
exact_race--first_called = Whoever calls first counts.
exact_race--seat_order = If two call at once, the one who sits next counts.

## The one-die round

palifico--off = There is no special round for a last die.
palifico--auto = Whoever falls to one die opens a round of { one-die-word }.
palifico--optional = Whoever falls to one die may say { one-die-word } before the first bid.
palifico_when--first_time = That happens only the first time.
palifico_when--every_time_reached = That happens every time somebody falls to one die.
palifico_when--while_one_die = That goes on for as long as they have one die.
palifico_opener--that-player = That player opens the round.
palifico_calza_drop--yes = Falling to one die by a wrong exact call counts, too.
palifico_calza_drop--no = Falling to one die by a wrong exact call does not count.
palifico_ones_wild--no = { ones-plural } are not wild in that round.
palifico_ones_wild--yes = { ones-plural } are wild in that round, too.
palifico_open_ones--yes = It may open with a bid on { ones-plural }.
palifico_open_ones--no = It may not open with a bid on { ones-plural }.
palifico_face_lock--all = The face stays the same in it; only the number goes up.
palifico_face_lock--all_but_one_die_players = Only players with a single die may change the face in it.
palifico_face_lock--none = The face may change in it.
palifico_2p--yes = It is played with two players left, too.
palifico_2p--no = It is not played with two players left.
tabba--off = A wrong face in it is simply refused.
tabba--call_out = A wrong face in it may be called out: tabba.

## Round the table

dropsi--yes = A die that falls on the floor is out of the game.
dropsi--no = A die that falls on the floor is picked up again.
tossa--off = Nobody is warned for not shaking.
tossa--honour = If somebody did not shake, say tossa; whoever is wrong gets a warning.
warnings--yes = Three warnings cost a die.
warnings--no = There are no warnings.

## Cards

bluffstopp_who--anyone_but_player = Anybody else may doubt the card: say { say-bluffstopp }.
bluffstopp_who--next_only = Only the next player may doubt the card: say { say-bluffstopp }.
window--next_deed = A card may be doubted until the next player plays or passes.
window--timed = A card may be doubted for a short while.
penalty--stock3 = Whoever is wrong draws three cards.
penalty--pile = Whoever is wrong takes the whole pile.
bluff_card_seen--all = Everybody sees the card that was doubted.
bluff_card_seen--challenger_only = Only the doubter sees the card.
true_card_leads--challenged = If the card was true, whoever played it goes on with any card.
true_card_leads--next_follows = If the card was true, the next player follows it.
bluff_leads--challenger = If it was a bluff, the doubter goes on with any card.
bluff_card--stays = A bluff that was found stays in the pile.
bluff_card--returns = A bluff that was found goes back to its player.
empty_stock--reshuffle = When the stock is empty, the pile is shuffled into a new one.
empty_stock--draw_rest = When the stock is empty, no more is drawn.
all_pass_lead--first_passer = If everybody passes, the first who passed goes on with any card.
all_pass_lead--last_player = If everybody passes, the last who played goes on with any card.
last_card--after_window = A last card wins once nobody doubts it.
last_card--at_once = A last card wins at once.
honest_win_only--no = You may win with a bluff that nobody doubts.
honest_win_only--yes = Only a true card can win.
play_on--first_out = The game ends when the first player has no cards.
play_on--rank_all = The others play on for second place.
dropp--yes = You may drop a card while nobody looks.
dropp--no = Dropping cards is not allowed.
dropp_cards = Being caught dropping costs { PHRASE("cards", $n) }, and so does a wrong accusation.

## Which rules to choose

about--nl-perudo = Dutch Perudo as in its book: how many dice the others have left is a secret.
about--nl-perudo-open = Dutch Perudo where all know how many dice are left, and anyone but the bidder may call calza. The default.
about--sv-bluff = Swedish Bluff, complete, with calza and palifico; when the number goes up the face may not go down.
about--sv-bluff-simple = Swedish Bluff without calza and palifico. The easiest to begin with.
about--sv-bluff-no-wilds = Swedish Bluff where ones are only ones.
about--sv-bluff-board = Swedish Bluff with stars on the dice in place of ones.
about--sv-perudo = Perudo from the Swedish book Stora Spelboken, with Jonti, Calzone, Dropsi, warnings and bids that have names.
about--en-stakes = Bluff with stakes: with every bid you say how many of your dice you stake on it.
about--en-stakes-literal = Bluff with stakes exactly as it is printed, where the wrong player loses.
about--sv-bluffstopp = The card game Bluffstopp: whoever is wrong draws three cards.
about--sv-bluffstopp-pile = The card game Bluffstopp: whoever is wrong takes the whole pile.
