### Reglerna i ord: en mening för varje läge på varje reglage, "REGLAGE--LÄGE" (bara "REGLAGE" där $n är talet).
### Samma meningar, i den ordning som går att lyssna på, förklarar en regelsamling.

show-rules = { $rules }: { game }
show-source = Källa: { $source }
show-house-rule = husregel
show-unsaid = Källan säger inget, så det här gäller.
explain-dice = Alla gömmer sina tärningar under en bägare. I tur och ordning bjuder man på hur många av ett värde det minst finns under alla bägare tillsammans.
explain-cards = Man lägger ett kort i taget med baksidan upp och säger vilket det är. Det får vara lögn.
explain-follow = Man måste säga samma färg som förra kortet, och högre. Esset är högst.
explain-pass = Den som inte kan eller vill säger pass.
explain-last = Den sista som har tärningar kvar vinner.
explain-last-cards = Den som blir av med alla sina kort vinner.
loss = { $loss ->
    [stake] insatsen
    [difference] så många tärningar som budet var fel
   *[one] en tärning
}

## Upplägg och start

players = { PHRASE("number", $least, form: "count") } till { PHRASE("number", $most, form: "count") } kan spela.
players-or-more = { PHRASE("number", $least, form: "count") } eller fler kan spela.
dice_per_player = Alla börjar med { PHRASE("dice", $n) }.
max_dice = Ingen har någonsin fler än { PHRASE("dice", $n) }.
community_die--none = Det finns ingen gemensam tärning.
community_die--required-unused = En gemensam tärning ligger på bordet, men används inte.
community_die--opening_roll = Den gemensamma tärningen avgör vem som börjar.
community_die--open_die_counts = En gemensam tärning ligger öppet på bordet och räknas för alla.
first_starter--highest_one_die = Alla slår en tärning, och den som slår högst börjar.
first_starter--highest_sum_two_dice = Alla slår två tärningar, och högsta summan börjar.
first_starter--lowest_roll = Alla slår en tärning, och den som slår lägst börjar.
first_starter--highest_of_round_roll = Den som slår högst i första rundan börjar.
first_starter--random = Slumpen avgör vem som börjar.
starter_tie--reroll_tied = De som slår lika slår om.
starter_tie--reroll_all = Blir det lika slår alla om.
starter_tie--leftmost = Blir det lika börjar den som sitter längst till vänster.
direction--cw = Turen går medsols.
dice_totals_visible--open = Alla får veta hur många tärningar som finns kvar.
dice_totals_visible--hidden = Hur många tärningar de andra har är hemligt.
dice_totals_visible--count_on_request = Den som frågar får veta hur många tärningar som finns kvar.
reveal_discipline--text-only = När bägarna lyfts rör ingen tärningarna.
wild_face_shown--one = Tärningarna har vanliga ettor.
wild_face_shown--star = Tärningarna har stjärnor i stället för ettor.

## Bud och höjningar

bid_meaning--at_least = Ett bud betyder minst så många.
raise_face_at_same_qty--higher = Man höjer med fler tärningar, eller med lika många av ett högre värde.
raise_face_at_same_qty--never = Man kan inte höja genom att byta värde.
face_at_higher_qty--any = Med fler tärningar får värdet vara vilket som helst.
face_at_higher_qty--same_or_higher = Med fler tärningar får värdet vara samma eller högre, men inte lägre.
face_at_higher_qty--same_only = Med fler tärningar ska värdet vara samma.
jump_raise--any = Man får höja hur mycket man vill.
jump_raise--one_step = Man får bara höja ett steg i taget.
lower_qty_higher_face--no = Antalet får aldrig sänkas.
lower_qty_higher_face--yes = Antalet får sänkas om värdet blir högre.
stake_in_bid--yes = Till varje bud säger man hur många av sina tärningar man satsar på det.
stake_in_bid--no = Man satsar inget på sitt bud.
stake_raise--stake_or_tally = Man höjer antingen insatsen eller antalet.
stake_raise--both_allowed = Varken insatsen eller antalet får bli lägre, och något måste höjas.
stake_raise--strict_one = Man höjer antingen insatsen eller antalet, med ett.
stake_cap--own_dice = Man kan inte satsa fler tärningar än man har.
stake_cap--min-own-challenger = Man kan inte satsa fler tärningar än man själv eller nästa spelare har.
stake_cap--none = Man får satsa hur många tärningar som helst.
stake_opening_min = Första insatsen är minst { PHRASE("dice", $n) }.
max_qty--total_dice = Man får inte bjuda på fler tärningar än det finns.
max_qty--unlimited = Man får bjuda på fler tärningar än det finns.
face_range_opening--2-6 = En runda får inte öppnas med ett bud på { ones-plural }.
face_range_opening--1-6 = En runda får öppnas på vilket värde som helst.
ones_biddable--never = Man får inte bjuda på { ones-plural }.
ones_biddable--conversion = Man får bjuda på { ones-plural } också.

## Ettor

ones_wild--yes = { ones-plural } är vilda och räknas som det värde som budet gäller.
ones_wild--no = { ones-plural } är ett vanligt värde, det lägsta.
to_ones--ceil-q-2 = Byter man till { ones-plural } räcker hälften så många, avrundat uppåt.
to_ones_min_strict--yes = Precis hälften räcker.
to_ones_min_strict--no = Precis hälften räcker inte.
from_ones--2k-1 = Byter man tillbaka från { ones-plural } krävs minst dubbelt så många plus en.
from_ones_exact--at_least = Det får vara fler också.

## Att tvivla och göra upp

challenge_words = Tror man inte på budet säger man: { say-challenge }, och tärningarna räknas.
who_may_challenge--next_only = Bara den som står på tur får tvivla.
who_may_challenge--anyone = Alla får tvivla, utom den som bjöd.
tally_equal--bid_true = Finns det precis så många som budet sa, håller budet.
tally_equal--exact_rule = Finns det precis så många som budet sa, har ingen av de två fel.
less_loser--bidder = Finns det färre är det den som bjöd som förlorar { loss }.
less_loser--challenger = Finns det färre är det den som tvivlade som förlorar { loss }.
greater_loser--challenger = Finns det fler är det den som tvivlade som förlorar { loss }.
greater_loser--bidder = Finns det fler är det den som bjöd som förlorar { loss }.
loss_amount--1 = Den som har fel förlorar en tärning.
loss_amount--stake = Den som har fel förlorar insatsen.
loss_amount--difference = Den som har fel förlorar så många tärningar som budet var fel.
equal_loss--none = Ett bud som är precis rätt kostar ingen annan något.
equal_loss--all_but_bidder_1 = Finns det precis så många förlorar alla en tärning, utom den som bjöd.
next_starter--loser = Den som förlorade börjar nästa runda.
next_starter--winner = Den som vann börjar nästa runda.
next_starter--bidder = Den som bjöd börjar nästa runda.
starter_if_out--left_of_loser = Är den spelaren ute börjar nästa till vänster.
starter_if_out--winner = Är den spelaren ute börjar den som vann.
ones_count_in_tally--yes = Vilda { ones-plural } räknas med.
ones_count_in_tally--no = { ones-plural } räknas inte med.

## Exakt

exact_call--yes = Tror man att budet är precis rätt säger man: { exact-word }.
exact_call--no = Man kan inte ropa att budet är precis rätt.
exact_who--none = Ingen får ropa det.
exact_who--turn_only = Bara den som står på tur får ropa det.
exact_who--any_but_bidder = Alla utom den som bjöd får ropa det.
exact_who--not_turn_not_bidder = Alla får ropa det, utom den som bjöd och den som står på tur.
exact_min_players = Det krävs minst { PHRASE("number", $n, form: "count") } spelare.
exact_full_hand_may_call--yes = Den som har alla sina tärningar får också ropa det.
exact_full_hand_may_call--no = Den som har alla sina tärningar får inte ropa det.
exact_right--1 = Har man rätt vinner man tillbaka en tärning.
exact_wrong--1 = Har man fel förlorar man en.
exact_next_starter--caller = Den som ropade börjar nästa runda.
exact_next_starter--loser = Den som förlorade en tärning börjar nästa runda.
exact_next_starter--bidder = Den som bjöd börjar nästa runda.
exact_next_starter--next_of_bidder = Den som sitter efter den som bjöd börjar nästa runda.
exact_in_palifico--yes = Det får ropas även när någon har en tärning kvar.
exact_in_palifico--no = Det får inte ropas i en runda för den sista tärningen.
exact_race--first_called = Den som ropar först gäller.
exact_race--seat_order = Ropar två samtidigt gäller den som sitter näst i tur.

## Rundan med en tärning kvar

palifico--off = Det finns ingen särskild runda för den sista tärningen.
palifico--auto = Den som tappar ner till en tärning öppnar en runda { one-die-word }.
palifico--optional = Den som tappar ner till en tärning får säga { one-die-word } före första budet.
palifico_when--first_time = Det händer bara första gången.
palifico_when--every_time_reached = Det händer varje gång någon tappar ner till en tärning.
palifico_when--while_one_die = Det gäller så länge man har en tärning.
palifico_opener--that-player = Den spelaren öppnar rundan.
palifico_calza_drop--yes = Det gäller också den som tappar ner till en tärning på att ropa fel.
palifico_calza_drop--no = Det gäller inte den som tappar ner till en tärning på att ropa fel.
palifico_ones_wild--no = { ones-plural } är inte vilda i den rundan.
palifico_ones_wild--yes = { ones-plural } är vilda i den rundan också.
palifico_open_ones--yes = Den får öppnas med ett bud på { ones-plural }.
palifico_open_ones--no = Den får inte öppnas med ett bud på { ones-plural }.
palifico_face_lock--all = Värdet får inte ändras i den, bara antalet höjas.
palifico_face_lock--all_but_one_die_players = Bara den som har en enda tärning får byta värde i den.
palifico_face_lock--none = Värdet får ändras i den.
palifico_2p--yes = Den spelas även när bara två är kvar.
palifico_2p--no = Den spelas inte när bara två är kvar.
tabba--off = Fel värde i den går helt enkelt inte.
tabba--call_out = Fel värde i den får påtalas: tabba.

## Runt bordet

dropsi--yes = En tärning som hamnar på golvet är ur spel.
dropsi--no = En tärning som hamnar på golvet får plockas upp.
tossa--off = Ingen varnas för att inte ha skakat.
tossa--honour = Har någon inte skakat säger man tossa, och den som har fel får en varning.
warnings--yes = Tre varningar kostar en tärning.
warnings--no = Det finns inga varningar.

## Kort

bluffstopp_who--anyone_but_player = Vem som helst av de andra får tvivla på kortet: säg { say-bluffstopp }.
bluffstopp_who--next_only = Bara nästa spelare får tvivla på kortet: säg { say-bluffstopp }.
window--next_deed = Man får tvivla på kortet tills nästa spelare lägger eller passar.
window--timed = Man får tvivla på kortet en kort stund.
penalty--stock3 = Den som har fel tar upp tre kort.
penalty--pile = Den som har fel tar upp hela högen.
bluff_card_seen--all = Alla får se kortet.
bluff_card_seen--challenger_only = Bara den som tvivlade får se kortet.
true_card_leads--challenged = Var kortet sant fortsätter den som lade det, med vilket kort som helst.
true_card_leads--next_follows = Var kortet sant följer nästa spelare efter det.
bluff_leads--challenger = Var det en bluff fortsätter den som tvivlade, med vilket kort som helst.
bluff_card--stays = En avslöjad bluff ligger kvar i högen.
bluff_card--returns = En avslöjad bluff går tillbaka till den som lade den.
empty_stock--reshuffle = Tar korten slut blandas spelhögen om.
empty_stock--draw_rest = Tar korten slut tar man inte upp fler.
all_pass_lead--first_passer = Passar alla fortsätter den som passade först, med vilket kort som helst.
all_pass_lead--last_player = Passar alla fortsätter den som lade sist, med vilket kort som helst.
last_card--after_window = Sista kortet vinner när ingen har tvivlat på det.
last_card--at_once = Sista kortet vinner direkt.
honest_win_only--no = Man får vinna på en bluff som ingen tvivlar på.
honest_win_only--yes = Man kan bara vinna på ett sant kort.
play_on--first_out = Spelet är slut när den första är utan kort.
play_on--rank_all = De andra spelar vidare om andra plats.
dropp--yes = Man får tappa kort när ingen ser det.
dropp--no = Man får inte tappa kort.
dropp_cards = Den som blir påkommen tar upp { PHRASE("cards", $n) }, och den som anklagar fel likaså.

## Vilka regler man vill ha

about--nl-perudo = Nederländsk Perudo som i boken: hur många tärningar de andra har kvar är hemligt.
about--nl-perudo-open = Nederländsk Perudo där alla vet hur många tärningar som är kvar, och alla utom budgivaren får ropa calza. Förvalet.
about--sv-bluff = Svensk Bluff i sin helhet, med calza och palifico; höjer man antalet får värdet inte bli lägre.
about--sv-bluff-simple = Svensk Bluff utan calza och palifico. Lättast att börja med.
about--sv-bluff-no-wilds = Svensk Bluff där ettor bara är ettor.
about--sv-bluff-board = Svensk Bluff med stjärnor på tärningarna i stället för ettor.
about--sv-perudo = Stora Spelbokens Perudo, med Jonti, Calzone, Dropsi, varningar och bud med egna namn.
about--en-stakes = Bluff med insats: med varje bud säger man hur många av sina tärningar man satsar på det.
about--en-stakes-literal = Bluff med insats precis som det står tryckt, där fel spelare förlorar.
about--sv-bluffstopp = Kortspelet Bluffstopp: den som har fel tar tre kort.
about--sv-bluffstopp-pile = Kortspelet Bluffstopp: den som har fel tar hela högen.
