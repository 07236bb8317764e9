# What is told at the table.
opened = Booster { $round }: everybody opens one and takes a card.
in-pack = { $seat } may take { $card }.
took = { $seat } has taken a card.
took-card = { $seat } takes { $card }.
took-last = { $seat } gets the last card of the booster: { $card }.
handed-on = The rest goes on to the neighbour.
drafted = All cards are taken. Everybody builds a deck.
left-out = { $seat } leaves { $card } out.
built = { $seat } has built a deck.
deck-size = { $seat } plays with { $number } cards.
begins = { $seat } will have the first turn.
mulligan = { $seat } exchanges { $number ->
    [one] { $number } card
   *[other] { $number } cards
} and pays as much Mojo.
kept = { $seat } keeps the first hand.
put-under = { $seat } puts a card under the deck.
put-under-card = { $card } goes under the deck.
turn-began = Turn { $turn }: { $seat }.
extra-turn-began = Turn { $turn }, an extra one: { $seat }.
step-began = { $step }.
drew = { $seat } draws a card.
drew-card = { $seat } draws { $card }.
draw-skipped = { $seat } may not draw.
played = { $seat } plays { $card }.
played-again = { $seat } plays { $card } from the discard pile.
played-down = { $seat } plays a champion face down.
played-down-card = { $seat } plays { $card } face down.
echoed = { $seat } puts { $card } on the line from the discard pile.
used = { $seat } uses { $what }.
triggered = { $what } triggers.
dropped = { $what } finds no target.
taken-back = { $what } can't be paid for after all, and isn't played or used.
targets = Target: { $what }.
targets-player = Target: { $seat }.
copied = { $seat } puts a copy of { $what } on the line.
paid-action = { $seat } pays an action.
got-action = { $seat } gains an action.
got-action-for = { $seat } gains an action for { $alignment } cards and abilities.
paid-action-for = { $seat } pays the action for { $alignment } cards and abilities.
paid-mojo = { $seat } pays { $number } Mojo and has { $mojo }.
gained = { $seat } gains { $number } Mojo and has { $mojo }.
lost = { $seat } loses { $number } Mojo and has { $mojo }.
no-gain = { $seat } may not gain Mojo.
resolves = { $what } resolves.
ability-resolves = An ability resolves: { $what }.
fizzles = { $what } has no legal target any more.
stopped = { $what } is stopped.
unstopped = { $what } can't be stopped.
entered = { $what } comes into play under the control of { $seat }.
unveiled = { $seat } unveils { $card }.
turned = { $card }, which { $seat } plays, is turned face up.
broken = { $what } is broken.
banished = { $what } is banished.
pile-banished = The discard pile of { $seat } is banished: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
pile-under = { $number ->
    [one] { $number } card goes
   *[other] { $number } cards go
} under the deck of { $seat }.
to-hand = { $what } goes to the hand of { $seat }.
to-pile = { $what } goes to the discard pile of { $seat }.
went-under = { $what } goes under { $cover }.
discarded = { $seat } discards { $card }.
revealed = { $seat } reveals { $card }.
belongs = The card belongs to { $seat }.
robbed = { $seat } takes a card from the hand of { $from }.
robbed-card = { $seat } takes { $card } from the hand of { $from }.
looked = { $seat } looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of the deck of { $of }.
looked-at-hand = { $seat } looks at the hand of { $of }.
looked-at = You see { $card }.
put-back = { $seat } puts the others back.
attacks-with = { $seat } attacks with { $what }.
attacks-player = The attack is on { $seat }.
hunts = The prey is { $what }.
blocks-with = { $seat } blocks with { $what }.
unblocked = { $seat } doesn't block.
dealt = { $by } deals { $number } damage to { $what }.
dealt-player = { $by } deals { $number } damage to { $seat }.
warded = { $number } damage to { $seat } is warded off.
shielded = The damage meant for { $seat } goes to { $what }.
untouched = Nothing happens to { $what }.
controls = { $seat } now controls { $what }.
prepared = { $what } is prepared.
expended = { $what } is expended.
flipped = { $what } is flipped.
stays = { $what } won't be prepared next time.
counters = { $what } gets { $number ->
    [one] a +1/+1 counter
   *[other] { $number } +1/+1 counters
}.
counter-off = A +1/+1 counter is taken off { $what }.
demoralized = { $what } is demoralized.
strung = { $what } gets a string counter.
boosted = { $what } gets +{ $offence }/+{ $defence } until end of turn.
set = { $what } is { $offence }/{ $defence } until end of turn.
has = { $what } gains “{ $keyword }” until end of turn.
has-not = { $what } loses “{ $keyword }” until end of turn.
awakened = { $what } is a champion { $offence }/{ $defence } until end of turn.
became-copy = { $what } becomes a copy of { $of }.
hidden = { $seat } can't be targeted until end of turn.
extra-turn = { $seat } will have an extra turn.
no-extra-turn = { $seat } gets no extra turn: it would be the third in a row.
chose = { $seat } chooses { $alignment }.
has-none = { $seat } has nothing to choose.
declined = { $seat } doesn't.
out = { $seat } has no Mojo left and is out.

# Names.
face-down = a face-down champion
alignment-good = good
alignment-evil = evil
alignment-wild = wild
alignment-unaligned = unaligned
origin-magical = magical
origin-natural = natural
origin-constructed = constructed
kind-champion = champion
kind-object = object
kind-event = event
speed-build = build
speed-paced = paced
speed-fast = fast
rarity-common = common
rarity-rare = rare
step-preparation = Preparation step
step-pre_battle = Pre-Battle step
step-battle = Battle step
step-build = Build step
step-end = End step
token-human = a Human
token-zombie = a Zombie
token-demon = a Demon
token-insect = an Insect
token-wolf = a Wolf
token-tiger = a Tiger
token-bird = a Bird
keyword-airborne = airborne
keyword-breakthrough = breakthrough
keyword-deadly = deadly
keyword-hunter = hunter
keyword-range = range
keyword-unblockable = unblockable
keyword-unbreakable = unbreakable
keyword-unbanishable = unbanishable
keyword-untargetable = untargetable
keyword-unstoppable = unstoppable
keyword-veiled = veiled
keyword-climber = may block airborne champions
keyword-no_block = can’t block
keyword-must_attack = must attack
keyword-steady = blocking doesn’t flip it
keyword-flip_attack = attacking flips it
keyword-good_ward = good ward
keyword-evil_ward = evil ward
keyword-wild_ward = wild ward
keyword-unaligned_ward = unaligned ward
keyword-magical_ward = magical ward
keyword-natural_ward = natural ward
keyword-constructed_ward = constructed ward
keyword-champion_ward = champion ward
keyword-object_ward = object ward
keyword-event_ward = event ward

# What the host chooses.
option-format = Decks
option-format-sealed = Sealed: two boosters each
option-format-built = Built: three boosters each, to build a deck of
option-format-draft = Draft: three boosters each, handed round card by card
option-format-constructed = Constructed: decks of your own
option-format-first = First game: two decks to learn with

# Standing orders: where one is asked, and where one passes by oneself.
order-pass = Pass for me where no stop is set
order-my-pre-battle = Pre-Battle
order-my-battle = Before an attack
order-my-attack = After my attack
order-my-blocks = After blocks
order-my-build = Build
order-my-end = End
order-their-pre-battle = Pre-Battle
order-their-battle = Before an attack
order-their-attack = When I am attacked
order-their-blocks = After my blocks
order-their-build = Build
order-their-end = End
order-all-battles = Also in battles between others
order-hold = Ask me before what I played resolves
order-let = Let everything resolve in this turn
order-rest = Pass until something happens

# How it ends.
ending-last = All others are out.
ending-deck = A deck is empty.
ending-nobody = Everybody is out.
ending-loop = Nothing would ever change again.

# What isn't allowed.
epic-turn-asked = It isn't you who is asked.
epic-play-announce = First say what you play or use; its targets come after that.
epic-line-step-end = Attackers and blockers are chosen when all have passed.
epic-play-held = { $card } isn't in your hand.
epic-play-speed = { $card } is too slow for this moment.
epic-play-action = { $card } costs an action, and you have none.
epic-play-price = You can't pay for { $card }.
epic-target-needed = { $card } has no legal target.
epic-use-yours = You have no such ability.
epic-use-prepared = { $card } has to be prepared for that.
epic-use-free = That ability of { $card } costs nothing; it can’t be used when it would do nothing, nor again before it has resolved.
epic-veil-when = { $card } can't be played face down now.
epic-veil-yours = You have no face-down champion there.
epic-target-legal = That can't be the target.
epic-choice-offered = That isn't offered.
epic-attack-prepared = That can't attack now.
epic-attack-whom = That player can't be attacked now.
epic-attack-must = { $what } still has to attack.
epic-hunt-all = Only a group of hunters attacks a champion.
epic-hunt-prey = The hunters can't attack that.
epic-block-able = That can't block now.
epic-loop-optional = You have done that twice here already; it leads nowhere.
epic-draft-booster = { $card } isn't among the cards that you choose from.
epic-building-yours = { $card } isn't in your deck.
epic-building-fewest = A deck has { $number } cards or more.
