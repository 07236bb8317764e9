box = Two to four summoners send champions, objects and events into battle, answer each other on the line, and fight until one is left standing. Drafted, sealed or with decks of your own.

## The table

veiled = Face down
tile-human = Human
tile-zombie = Zombie
tile-demon = Demon
tile-insect = Insect
tile-wolf = Wolf
tile-tiger = Tiger
tile-bird = Bird
numbers = { $offence } offence, { $defence } defence.
damage-count = { $number } damage.
coming-count = { $number } damage is coming.
plus-count = { $number ->
    [one] { $number } +1/+1 counter.
   *[other] { $number } +1/+1 counters.
}
under-count = { $number ->
    [one] { $number } card lies under it.
   *[other] { $number } cards lie under it.
}
demoralized-mark = Demoralized: 0/1 without abilities.
string-mark = Has a string counter.
hidden-mark = can’t be targeted
state-numbers = Now { $offence }/{ $defence }.
state-down = Face down.
state-alignment = Is { $alignment } now.
state-gained = Until end of turn:
state-copy = It is { $what }, a copy of { $of }.
state-owner = The card belongs to { $seat }.
state-stays = It won’t be prepared next time.
state-under = { $card } lies under it.
state-prey = It is hunted.
position-expended = Expended.
position-flipped = Flipped.
cost-action = costs an action
cost-free = free
at-once-build = in your Build step, at once
at-once-paced = before or after battle, at once
at-once-fast = any time, at once
kinds-champion = Champions
kinds-object = Objects
kinds-event = Events
steps = The steps of the turn
whose-turn = { $seat }
short-preparation = Prepare
short-pre_battle = Pre-Battle
short-battle = Battle
short-build = Build
short-end = End
side-of = { $seat }’s side
mojo-count = { $number } Mojo
hand-count = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
deck-count = { $number ->
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
}
pile-count = { $number ->
    [one] Discard pile: { $number } card
   *[other] Discard pile: { $number } cards
}
action-count = { $number ->
    [0] No action left in this turn
    [one] { $number } action left in this turn
   *[other] { $number } actions left in this turn
}
battle-gathers = { $seat } gathers attackers
battle-attacks = { $seat } attacks { $of }
battle-hunts = { $seat } hunts a champion of { $of }
offence-sum = { $number } offence together
defence-sum = { $number } defence left together
not-yet-blocked = Nobody blocks yet.
unblocked = Nobody blocks.
blocked-by-none = Blocked, though nobody is in the way any more.
looked-deck = From the top of { $seat }’s deck
looked-hand = { $seat }’s hand
from-piles = From the discard piles
to-order = These trigger together
line = The line
line-empty = Nothing waits.
being-played = Is being played
being-done = Is being carried out
next-to-resolve = next
ability = ability
copy = copy
targets = Targets:
share = { $number } of the damage
gone = (gone)
in-pile-of = in { $seat }’s discard pile
pile-of = { $number ->
    [one] { $seat }’s discard pile: { $number } card
   *[other] { $seat }’s discard pile: { $number } cards
}
your-deck = Your deck
your-deck-story = { $number ->
    [one] { $number } card is left in it. Pale: what you have seen elsewhere.
   *[other] { $number } cards are left in it. Pale: what you have seen elsewhere.
}
seen-elsewhere = (seen elsewhere)
your-boosters = Your two boosters: { $number } cards
your-boosters-story = Two rare cards lie on top. All of them, shuffled, are your deck.
hand = Your hand
hand-empty = Your hand is empty.
note-chooses = chooses
note-ready = is ready
note-priority = may act
note-turn = has the turn
note-out = is out
booster-number = Booster { $number } of 3
building = Deck building
first-hands = First hands
turn-number = Turn { $number }
mojo = Mojo
deck-left = Deck
champions = Champions
and-more = … and { $number } more.

## Drafting and building

in-the-pack = { $number ->
    [one] { $number } card to take
   *[other] Take one of { $number } cards
}
in-the-deck = Your deck: { $number } cards. Touch what you leave out.
others-draft = Everybody is taking a card.
others-build = Everybody is building a deck.
deck-so-far = { $number ->
    [one] Your deck: { $number } card
   *[other] Your deck: { $number } cards
}
left-out-count = { $number ->
    [one] { $number } card left out
   *[other] { $number } cards left out
}

## What is asked

over = The game is over.
ask-choose = Choose.
ask-draft = Booster { $round }, card { $number }: which card do you take?
ask-building = Leave out what you don’t want, then play with { $number } cards.
ask-mulligan = Keep these cards? Each one that you exchange costs 1 Mojo.
ask-pre-battle = Before the battle: play something, or go to battle.
ask-before-attack = Battle: play something fast, or go on to the attack.
ask-after-attacks = Battle: nobody is left to attack. Play something fast, or end the battle.
ask-attack = Choose who attacks, or end the battle.
ask-whom = One more attacker, or whom do they attack?
ask-whom-only = Whom do they attack?
ask-block = { $seat } attacks you with { $number } offence. Who blocks?
ask-block-hunt = { $seat } hunts a champion of yours with { $number } offence. Does another one block?
ask-build = Build: play something, or end the step.
ask-end = The end of your turn: play something fast, or end it.
ask-theirs = { $seat }, { $step }: play something fast, or pass.
ask-theirs-end = { $seat } ends the turn: your last chance to use your action in it.
ask-answer = { $seat } plays { $what }. Answer it, or pass so that it resolves.
ask-answer-ability = An ability of { $what } is on the line ({ $seat }). Answer it, or pass so that it resolves.
ask-own-line = { $what } is on the line. Add something, or pass so that it resolves.
ask-own-line-ability = Your ability of { $what } is on the line. Add something, or pass so that it resolves.
ask-after-attack = The attack is declared, nobody blocks yet: play something fast, or go on.
ask-after-block = Before the blows: play something fast, or go on.
ask-strike = { $what } strikes: how much of its { $number } damage goes to { $to }?
ask-lost = Part of the damage is warded off: whose?
ask-order = Which of these goes on the line first? What goes on last resolves first.
ask-excess = { $number ->
    [one] Too many cards: discard { $number }.
   *[other] Too many cards: discard { $number }.
}
ask-mode = { $what }: choose one.
ask-pay = { $what }: what do you pay?
ask-price = { $what }: what do you pay with?
ask-target = { $what }: choose a target.
ask-share = { $what }: how much of the damage goes to { $to }?
ask-may = { $what }: do you do it?
ask-may-pay = { $what }: do you pay?
ask-way = { $what }: which do you choose?
ask-pick = { $what }: choose on the table.
ask-hand = { $what }: choose a card of your hand.
ask-dig = { $what }: choose one of these cards.
ask-put-back = { $what }: which of them comes on top?
ask-rob = { $what }: choose a card of this hand.
ask-alignment = { $what }: choose an alignment.
mode-number = Choice { $number }
wait-draft = The others are still taking a card.
wait-building = The others are still building their decks.
wait-mulligan = { $seat } looks at the first hand.
wait-attack = { $seat } chooses attackers.
wait-block = { $seat } chooses blockers.
wait-answer = { $seat } may answer what is on the line.
wait-priority = { $seat } may act.
wait-choose = { $seat } chooses.
button-play = Play it
button-veil = Play it face down
button-unveil = Unveil it
button-pass = Pass
button-to-battle = To battle
button-to-attack = To the attack
button-to-end = End the Build step
button-end-turn = End the turn
button-go-on = Go on
button-keep = Keep these cards
button-draw-new = Draw new ones
button-end-battle = End the battle
button-no-block = Don’t block
button-blocked = These block
button-done = That’s all
button-play-deck = Play with these { $number } cards
button-yes = Yes
button-no = No
button-dont-pay = Don’t pay
order-rest-mine = Pass for the rest of my turn
order-rest-theirs = Pass until something happens
do-play = Play { $card }
do-veil = Play { $card } face down
do-unveil = Unveil { $what }
do-attack = Attack with { $what }
do-attack-player = Attack { $seat }
do-target-player = Target { $seat }
do-choose-player = Choose { $seat }
do-hunt = Hunt { $what }
do-block = Block with { $what }
do-target = Target { $what }
do-order = Put the ability of { $what } on the line
do-pay-with = Pay with { $what }
do-lose = Lose the damage of { $what }
do-choose = Choose { $what }
do-take = Take { $card }
do-leave-out = Leave { $card } out
do-put-under = Exchange { $card }
do-discard = Discard { $card }
do-pay-card = Pay with { $card }
do-choose-card = Choose { $card }
do-put-back = Put { $card } on top
do-number = { $number } damage
do-align = Choose { $alignment }

## Hints

hint-draft = Everybody takes one card, then the rest goes on to the neighbour. To read a card large, point at it, or hold your finger on it. In the end 30 or more of your 45 cards are your deck: a few strong champions, events to answer with, and cards that cost no action are good company.
hint-building = To read a card large, point at it, or hold your finger on it. A deck has at least 30 cards; fewer cards means that you see your best ones more often. Each player has one action a turn, so many cards that cost an action can’t be played together.
hint-mulligan = Touch cards that you don’t like; they go under your deck and you draw as many. You begin with 30 Mojo, each exchanged card costs one, and it can be done only once.
hint-pre-battle = To read a card large, point at it, or hold your finger on it; to play it, touch it. A gold star means that it costs your action of this turn; you get a new one in every turn, also in those of others. What you play now can attack at once.
hint-attack = Prepared champions may attack, even in the turn in which they came. Touch one or several, then the player. They turn sideways, and can’t block until they are prepared again.
hint-whom = All of them attack together. If nobody blocks, their whole offence goes to that player’s Mojo; if somebody does, blockers and attackers strike each other.
hint-block = Blockers stand in the way of the whole group. A champion breaks when it gets as much damage as it has defence. What you don’t block is lost as Mojo; at 0 you are out.
hint-block-hunt = Only the hunted champion is attacked, not you. If others block they fight instead of it; if nobody does, it strikes back itself. You lose Mojo only to breakthrough.
hint-build = After the battle you may still play cards of every speed. Some champions can be played face down here: nobody sees what they are.
hint-end = Only fast cards can be played now. What isn’t used of your action is lost, but in the next turn you have a new one.
hint-answer = Whatever is played waits on the line until all have passed; what came last resolves first. With a fast card you can answer: break the target, protect it, or stop the card itself.
hint-own-line = What you played or used waits on the line. When all pass it resolves. You may put more on top of it, which would resolve before.
hint-theirs = Even in another’s turn you may play fast cards, and you have an action for it. Under “Stops” you choose when you are asked.
hint-fight = A fast card can turn a fight now: make a champion stronger, break one, or pull it out. The figures on the cards are as they stand.
hint-strike = Each champion spreads its damage over those it fights, as you like.
hint-share = Divide the damage among the targets, as you like.
hint-lost = A ward takes that much off what hits the player: say whose damage is lost.
hint-target = What glows may be chosen. Touch it, then confirm.
hint-price = This is a price that the card asks beyond its cost.
hint-mode = The card offers several things: choose what it does.
hint-order = These triggered at the same moment, and you choose their order on the line.
hint-excess = At the end of your turn you keep ten cards.
hint-choice = The text above says what it is about.
