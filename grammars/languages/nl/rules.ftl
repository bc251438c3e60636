### De regels in woorden: een zin voor elke stand van elke schakelaar, "SCHAKELAAR--STAND" (alleen "SCHAKELAAR" waar $n het getal is).
### Dezelfde zinnen leggen, in een volgorde om naar te luisteren, een stel regels uit.

show-rules = { $rules }: { game }
show-source = Bron: { $source }
show-house-rule = huisregel
show-unsaid = De bron zegt niets, dus geldt dit.
explain-dice = Iedereen verbergt zijn stenen onder een beker. Om de beurt bied je hoeveel er van één waarde minstens onder alle bekers samen liggen.
explain-cards = Je legt één kaart tegelijk, dicht, en zegt welke het is. Dat mag gelogen zijn.
explain-follow = Je moet dezelfde kleur zeggen als de vorige kaart, en hoger. Het aas is het hoogst.
explain-pass = Wie niet kan of niet wil, zegt ik pas.
explain-last = Wie als laatste nog stenen heeft, wint.
explain-last-cards = Wie al zijn kaarten kwijt is, wint.
loss = { $loss ->
    [stake] de inzet
    [difference] zoveel stenen als het bod ernaast zat
   *[one] een steen
}

## Opzet en begin

players = { PHRASE("number", $least) } tot { PHRASE("number", $most) } spelers.
players-or-more = { PHRASE("number", $least) } of meer spelers.
dice_per_player = Iedereen begint met { PHRASE("dice", $n) }.
max_dice = Niemand heeft er ooit meer dan { PHRASE("number", $n) }.
community_die--none = Er is geen gezamenlijke steen.
community_die--required-unused = Er ligt één gezamenlijke steen op tafel, maar die doet niets.
community_die--opening_roll = De gezamenlijke steen beslist wie begint.
community_die--open_die_counts = Er ligt één gezamenlijke steen open op tafel, die voor iedereen telt.
first_starter--highest_one_die = Iedereen gooit één steen, en de hoogste begint.
first_starter--highest_sum_two_dice = Iedereen gooit twee stenen, en de hoogste som begint.
first_starter--lowest_roll = Iedereen gooit één steen, en de laagste begint.
first_starter--highest_of_round_roll = Wie in de eerste ronde het hoogst gooit, begint.
first_starter--random = Het toeval beslist wie begint.
starter_tie--reroll_tied = Wie gelijk gooit, gooit opnieuw.
starter_tie--reroll_all = Bij gelijke stand gooit iedereen opnieuw.
starter_tie--leftmost = Bij gelijke stand begint wie het meest links zit.
direction--cw = Er wordt met de klok mee gespeeld.
dice_totals_visible--open = Iedereen mag weten hoeveel stenen er nog zijn.
dice_totals_visible--hidden = Hoeveel stenen de anderen hebben is geheim.
dice_totals_visible--count_on_request = Wie ernaar vraagt hoort hoeveel stenen er nog zijn.
reveal_discipline--text-only = Als de bekers omhoog gaan raakt niemand de stenen aan.
wild_face_shown--one = De stenen hebben gewone enen.
wild_face_shown--star = De stenen hebben sterren in plaats van enen.

## Bieden en verhogen

bid_meaning--at_least = Een bod betekent minstens zoveel.
raise_face_at_same_qty--higher = Je verhoogt met meer stenen, of met evenveel stenen van een hogere waarde.
raise_face_at_same_qty--never = Je kunt niet verhogen door van waarde te wisselen.
face_at_higher_qty--any = Bij meer stenen mag elke waarde.
face_at_higher_qty--same_or_higher = Bij meer stenen mag de waarde gelijk blijven of omhoog, maar niet omlaag.
face_at_higher_qty--same_only = Bij meer stenen blijft de waarde gelijk.
jump_raise--any = Je mag zoveel verhogen als je wilt.
jump_raise--one_step = Je mag maar één stap tegelijk verhogen.
lower_qty_higher_face--no = Het aantal mag nooit omlaag.
lower_qty_higher_face--yes = Het aantal mag omlaag als de waarde omhoog gaat.
stake_in_bid--yes = Bij elk bod zeg je hoeveel van je eigen stenen je erop inzet.
stake_in_bid--no = Op een bod wordt niets ingezet.
stake_raise--stake_or_tally = Je verhoogt óf de inzet óf het aantal.
stake_raise--both_allowed = Inzet en aantal mogen niet omlaag, en één van de twee moet omhoog.
stake_raise--strict_one = Je verhoogt óf de inzet óf het aantal, met één.
stake_cap--own_dice = Je kunt niet meer stenen inzetten dan je hebt.
stake_cap--min-own-challenger = Je kunt niet meer stenen inzetten dan jijzelf of de volgende speler heeft.
stake_cap--none = Je mag zoveel stenen inzetten als je wilt.
stake_opening_min = De eerste inzet is minstens { PHRASE("dice", $n) }.
max_qty--total_dice = Je mag niet meer stenen bieden dan er zijn.
max_qty--unlimited = Je mag meer stenen bieden dan er zijn.
face_range_opening--2-6 = Een ronde openen op { ones-plural } mag niet.
face_range_opening--1-6 = Een ronde openen mag op elke waarde.
ones_biddable--never = Op { ones-plural } mag je niet bieden.
ones_biddable--conversion = Je mag ook op { ones-plural } bieden.

## Enen

ones_wild--yes = { $ones ->
    [paco] Een één heet paco, en is een joker
    [star] Een ster is een joker
   *[other] Een één is een joker
}: die telt mee als de waarde van het bod.
ones_wild--no = Een één is een gewone waarde, de laagste.
to_ones--ceil-q-2 = Stap je over op { ones-plural }, dan minstens de helft, naar boven afgerond.
to_ones_min_strict--yes = Precies de helft is genoeg.
to_ones_min_strict--no = Precies de helft is niet genoeg.
from_ones--2k-1 = Ga je van { ones-plural } terug, dan minstens het dubbele plus één.
from_ones_exact--at_least = Meer mag ook.

## Twijfelen en afrekenen

challenge_words = Geloof je het bod niet, zeg dan: { say-challenge }, en er wordt geteld.
who_may_challenge--next_only = Alleen wie aan de beurt is mag twijfelen.
who_may_challenge--anyone = Iedereen mag twijfelen, behalve wie het bod deed.
tally_equal--bid_true = Liggen er precies zoveel als geboden, dan klopt het bod.
tally_equal--exact_rule = Liggen er precies zoveel als geboden, dan heeft geen van beiden ongelijk.
less_loser--bidder = Liggen er minder, dan verliest de bieder { loss }.
less_loser--challenger = Liggen er minder, dan verliest de twijfelaar { loss }.
greater_loser--challenger = Liggen er meer, dan verliest de twijfelaar { loss }.
greater_loser--bidder = Liggen er meer, dan verliest de bieder { loss }.
loss_amount--1 = Wie ongelijk heeft verliest een steen.
loss_amount--stake = Wie ongelijk heeft verliest de inzet.
loss_amount--difference = Wie ongelijk heeft verliest zoveel stenen als het bod ernaast zat.
equal_loss--none = Een bod dat precies klopt kost verder niemand iets.
equal_loss--all_but_bidder_1 = Liggen er precies zoveel, dan verliest iedereen behalve de bieder een steen.
next_starter--loser = Wie verloor begint de volgende ronde.
next_starter--winner = Wie won begint de volgende ronde.
next_starter--bidder = De bieder begint de volgende ronde.
starter_if_out--left_of_loser = Ligt die speler eruit, dan begint de speler links ervan.
starter_if_out--winner = Ligt die speler eruit, dan begint wie won.
ones_count_in_tally--yes = Jokers tellen mee.
ones_count_in_tally--no = { ones-plural } tellen niet mee.

## Precies goed

exact_call--yes = Denk je dat het bod precies klopt, zeg dan: { exact-word }.
exact_call--no = Je kunt niet roepen dat het bod precies klopt.
exact_who--none = Niemand mag dat roepen.
exact_who--turn_only = Alleen wie aan de beurt is mag dat roepen.
exact_who--any_but_bidder = Iedereen behalve de bieder mag dat roepen.
exact_who--not_turn_not_bidder = Iedereen mag dat roepen, behalve de bieder en wie aan de beurt is.
exact_min_players = Daar zijn minstens { PHRASE("number", $n) } spelers voor nodig.
exact_full_hand_may_call--yes = Ook wie al zijn stenen nog heeft mag dat roepen.
exact_full_hand_may_call--no = Wie al zijn stenen nog heeft mag dat niet roepen.
exact_right--1 = Heb je gelijk, dan win je een steen terug.
exact_wrong--1 = Heb je ongelijk, dan verlies je er een.
exact_next_starter--caller = Wie het riep begint de volgende ronde.
exact_next_starter--loser = Wie een steen verloor begint de volgende ronde.
exact_next_starter--bidder = De bieder begint de volgende ronde.
exact_next_starter--next_of_bidder = De speler na de bieder begint de volgende ronde.
exact_in_palifico--yes = Het mag ook in een ronde om de laatste steen.
exact_in_palifico--no = Het mag niet in een ronde om de laatste steen.
exact_race--first_called = Wie het eerst roept telt.
exact_race--seat_order = Roepen er twee tegelijk, dan telt wie het eerst aan de beurt komt.

## De ronde om de laatste steen

palifico--off = Er is geen aparte ronde voor de laatste steen.
palifico--auto = Wie naar één steen zakt opent een ronde { one-die-word }.
palifico--optional = Wie naar één steen zakt mag vóór het eerste bod { one-die-word } zeggen.
palifico_when--first_time = Dat gebeurt alleen de eerste keer.
palifico_when--every_time_reached = Dat gebeurt elke keer dat iemand naar één steen zakt.
palifico_when--while_one_die = Dat geldt zolang je één steen hebt.
palifico_opener--that-player = Die speler opent de ronde.
palifico_calza_drop--yes = Dat geldt ook voor wie door verkeerd roepen naar één steen zakt.
palifico_calza_drop--no = Dat geldt niet voor wie door verkeerd roepen naar één steen zakt.
palifico_ones_wild--no = In die ronde zijn { ones-plural } geen jokers.
palifico_ones_wild--yes = Ook in die ronde zijn { ones-plural } jokers.
palifico_open_ones--yes = Die ronde mag met { ones-plural } openen.
palifico_open_ones--no = Die ronde mag niet met { ones-plural } openen.
palifico_face_lock--all = De waarde blijft dan gelijk; alleen het aantal mag omhoog.
palifico_face_lock--all_but_one_die_players = Alleen wie nog maar één steen heeft mag dan van waarde wisselen.
palifico_face_lock--none = De waarde mag dan veranderen.
palifico_2p--yes = Ook met twee spelers wordt die ronde gespeeld.
palifico_2p--no = Met twee spelers wordt die ronde niet gespeeld.
tabba--off = Een verkeerde waarde gaat dan gewoon niet.
tabba--call_out = Een verkeerde waarde mag dan geroepen worden: tabba.

## Rond de tafel

dropsi--yes = Een steen die op de grond valt doet niet meer mee.
dropsi--no = Een steen die op de grond valt mag je oprapen.
tossa--off = Niemand wordt gewaarschuwd om niet te schudden.
tossa--honour = Heeft iemand niet geschud, zeg dan tossa; wie ongelijk heeft krijgt een waarschuwing.
warnings--yes = Drie waarschuwingen kosten een steen.
warnings--no = Er zijn geen waarschuwingen.

## Kaarten

bluffstopp_who--anyone_but_player = Ieder ander mag aan de kaart twijfelen: zeg { say-bluffstopp }.
bluffstopp_who--next_only = Alleen de volgende speler mag aan de kaart twijfelen: zeg { say-bluffstopp }.
window--next_deed = Aan een kaart mag je twijfelen tot de volgende speler legt of past.
window--timed = Aan een kaart mag je een korte tijd twijfelen.
penalty--stock3 = Wie ongelijk heeft pakt drie kaarten.
penalty--pile = Wie ongelijk heeft pakt de hele stapel.
bluff_card_seen--all = Iedereen ziet de kaart.
bluff_card_seen--challenger_only = Alleen de twijfelaar ziet de kaart.
true_card_leads--challenged = Klopte de kaart, dan gaat wie haar legde verder, met elke kaart.
true_card_leads--next_follows = Klopte de kaart, dan volgt de volgende speler erop.
bluff_leads--challenger = Was het bluf, dan gaat de twijfelaar verder, met elke kaart.
bluff_card--stays = Een ontdekte bluf blijft in de stapel.
bluff_card--returns = Een ontdekte bluf gaat terug naar wie hem legde.
empty_stock--reshuffle = Zijn de kaarten op, dan wordt de stapel opnieuw geschud.
empty_stock--draw_rest = Zijn de kaarten op, dan pak je niets meer.
all_pass_lead--first_passer = Past iedereen, dan gaat wie het eerst paste verder, met elke kaart.
all_pass_lead--last_player = Past iedereen, dan gaat wie het laatst legde verder, met elke kaart.
last_card--after_window = Een laatste kaart wint zodra niemand eraan twijfelt.
last_card--at_once = Een laatste kaart wint meteen.
honest_win_only--no = Je mag winnen met bluf waar niemand aan twijfelt.
honest_win_only--yes = Winnen kan alleen met een eerlijke kaart.
play_on--first_out = Het spel is uit als de eerste geen kaarten meer heeft.
play_on--rank_all = De anderen spelen door om de tweede plaats.
dropp--yes = Je mag een kaart laten vallen als niemand kijkt.
dropp--no = Kaarten laten vallen mag niet.
dropp_cards = Wie betrapt wordt pakt { PHRASE("cards", $n) }, en wie ten onrechte beschuldigt ook.

## Welke regels je wilt

about--nl-perudo = Perudo zoals in het boekje: hoeveel stenen de anderen nog hebben is geheim.
about--nl-perudo-open = Perudo waarbij iedereen weet hoeveel stenen er nog zijn, en iedereen behalve de bieder calza mag roepen. De standaard.
about--sv-bluff = Het Zweedse Bluff in zijn geheel, met calza en palifico; bij een hoger aantal mag de waarde niet omlaag.
about--sv-bluff-simple = Het Zweedse Bluff zonder calza en palifico. Makkelijk om mee te beginnen.
about--sv-bluff-no-wilds = Het Zweedse Bluff waarin enen gewoon enen zijn.
about--sv-bluff-board = Het Zweedse Bluff met sterren op de stenen in plaats van enen.
about--sv-perudo = Zweeds Perudo uit Stora Spelboken, met Jonti, Calzone, Dropsi, waarschuwingen en biedingen met een eigen naam.
about--en-stakes = Bluff met inzet: bij elk bod zeg je hoeveel van je stenen je erop inzet.
about--en-stakes-literal = Bluff met inzet precies zoals het gedrukt staat, waarbij de verkeerde verliest.
about--sv-bluffstopp = Het kaartspel Bluffstopp: wie het mis heeft neemt drie kaarten.
about--sv-bluffstopp-pile = Het kaartspel Bluffstopp: wie het mis heeft neemt de hele stapel.
