unit-soldier = a soldier
unit-knight = a knight
unit-camp = a camp
unit-catapult = a catapult
units-soldier = Your soldiers
units-knight = Your knights
units-camp = Your camps
units-catapult = Your catapults

province-yellow-castle = Yellow Castle
province-blue-castle = Blue Castle
province-red-castle = Red Castle
province-green-castle = Green Castle
province-carcassogne = Carcassogne
province-gevaudrin = Gévaudrin
province-transylvagne = Transylvagne
province-stonehinge = Stonehinge
province-amazoune = Amazoune
province-toscagne = Toscagne
province-siberlande = Siberlande
province-andalousine = Andalousine
province-kilimandjora = Kilimandjora
province-lochmess = Lochmess
province-broceland = Broceland
province-avalune = Avalune

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

action-recruitment = Recruitment
action-tax = Tax
action-attack = Move & Attack
hand-recruitment = Recruitment
hand-tax = Tax
hand-attack = Move & Attack
hand-recruitment-tax = Recruitment and Tax
hand-recruitment-attack = Recruitment and Move & Attack
hand-tax-attack = Tax and Move & Attack

card-recruiter = Recruiting Sergeant
card-stables = Royal Stables
card-sappers = Sappers
card-quartermaster = Quartermaster
card-tax_collector = Tax Collector
card-tribute = Tribute
card-gold_mine = Gold Mine
card-caravans = Caravans
card-surveyor = Surveyor
card-shield_wall = Shield Wall
card-plate_armour = Plate Armour
card-palisade = Palisade
card-old_guard = Old Guard
card-forced_march = Forced March
card-mountain_guides = Mountain Guides
card-trebuchet = Trebuchet
card-siege_camp = Siege Camp
card-spy = Spy
card-plunder = Plunder
card-mercenaries = Mercenaries

effect-price = { $units } cost { $gold } gold.
effect-converted-at-once = A catapult that you convert may attack at once.
effect-tax = Tax brings you { $gold } gold.
effect-tribute = At the start of each season every opponent who has gold gives you { $gold }.
effect-income = { $gold } more gold in every income.
effect-camp-income = Your camps bring { $gold } gold each.
effect-income-per = 1 more gold in every income for every { $provinces ->
    [one] province
   *[other] { $provinces } provinces
} that you occupy.
effect-defence = { $units } have { $guesses ->
    [2] a double defence
    [3] a triple defence
   *[other] { $guesses } guesses
} everywhere.
effect-garrison = Your garrison has { $guesses ->
    [2] a double defence
    [3] a triple defence
   *[other] { $guesses } guesses
}.
effect-forced_march = Each of your soldiers may first move one province and then take its normal turn.
effect-mountain_guides = Your knights may enter, cross and attack Kilimandjora and be recruited there; they have a single defence there.
effect-trebuchet = Your catapults reach two provinces far, not counted through Kilimandjora, whatever stands between.
effect-siege_camp = After a successful attack your catapult stays; it doesn't attack again this season.
effect-spy = Each season, when all have chosen their action cards, you look at one opponent's, and may choose your own again.
effect-plunder = { $gold } gold at once for each unit that your attack sends back to its owner's supply; converted units bring none.
effect-mercenaries = You may also recruit into an empty province, never a castle, next to one that you occupied when the action card was shown.

recruited = { $seat } recruits { $unit } in { $at } for { $gold } gold.
marked = { $seat } lays { $unit } on { $card }.
bid = { $seat } bids { $gold } gold on { $card }.
outbid = { $seat } gets { $gold } gold and the marker back from { $card }.
passed = { $seat } passes.
bought = { $card } goes to { $seat } for { $gold } gold.
unsold = Nobody wanted { $card }.
began = { $season } begins.
paid-tribute = { $from } pays { $seat } a tribute of { $gold } gold.
offered = { $seat } has made an offer for the First Player card.
offered-gold = You offer { $gold } gold for the First Player card.
showed-offer = { $seat } offered { $gold } gold.
won-auction = { $seat } wins the First Player card for { $gold } gold.
kept-first = { $seat } keeps the First Player card.
gave-first = { $seat } gives the First Player card to { $to }.
chose = { $seat } has chosen.
chose-cards = You choose { $hand }.
spied-on = { $seat } looks at what { $on } has chosen.
saw-cards = { $on } has chosen { $hand }.
chose-again = { $seat } has chosen again.
chose-again-cards = You choose { $hand }.
showed = { $seat } shows { $hand }.
carried = { $seat } begins { $action }.
taxed = { $seat } takes in { $gold } gold.
finished = { $seat } has finished with { $action }.
moved = { $seat } moves { $unit } from { $from } to { $to }.
attacked = { $seat } attacks { $to } with { $unit } from { $from }.
hid-bid = { $seat } has hidden a bid.
hid-gold = You bid { $gold } gold.
guessed = { $seat } guesses { $gold } gold.
guessed-all = { $seat } guesses every bid that was possible.
showed-bid = { $seat } bid { $gold } gold.
repelled = The attack fails: { $seat } loses { $unit } from { $from }.
beaten = { $seat } loses { $unit } in { $at }.
entered = { $seat } enters { $at } with { $unit }.
converted = { $seat } converts { $unit } in { $at }.
plundered = { $seat } plunders { $gold } gold.
withdrew = { $seat } takes a catapult back from { $at }.
took-castle = { $seat } takes { $at }!
skipped = { $seat } can't win any more and loses this turn.
earned = { $seat } has an income of { $gold } gold.

ending-castle = A castle has fallen.
ending-winter = Winter is over.
option-cards = Special Ability cards
option-cards-advanced = With Special Ability cards
option-cards-basic = Without Special Ability cards
option-free_attacks = Attacks for nothing
option-free_attacks-no = An attack costs at least 1 gold
option-free_attacks-yes = An attack may cost nothing

epix-draft-order = It isn't your turn.
epix-draft-pass = You have passed.
epix-draft-stake = Say first how much gold you bid.
epix-draft-higher = Bid at least { $gold } gold.
epix-draft-gold = You don't have enough gold for this bid.
epix-draft-recruit = Before the first season you recruit in your own lands only.
epix-draft-offered = That card doesn't lie open.
epix-draft-marker = You have no such unit left to mark a bid with.
epix-season-asked = That isn't yours to choose now.
epix-auction-secret = You can't offer more gold than you have.
epix-auction-give = Nobody sits there.
epix-choose-one = Choose one action card.
epix-winter-two = In winter you choose two action cards.
epix-winter-order = That isn't one of your two cards.
epix-winter-apart = One card is finished before the other begins.
epix-card-spy = Look at an opponent's cards.
epix-card-siege_camp = This catapult has attacked and rests until the next season.
epix-recruit-gold = That costs { $price } gold, and you have { $gold }.
epix-recruit-supply = You have none of these left.
epix-recruit-where = You can't recruit there: it is neither in your lands nor held by you.
epix-recruit-colour = Enemies hold that province.
epix-recruit-twice = There is already one of these.
epix-recruit-camp = A camp never stands in a castle.
epix-recruit-knight = A knight never stands in Kilimandjora.
epix-move-unit = You have no such unit there.
epix-move-still = Camps and catapults don't move.
epix-move-soldier = This soldier has done its work this season.
epix-move-again = This knight moves again after your next attack or conversion.
epix-move-friendly = Enemies hold that province.
epix-move-twice = There is already one of these.
epix-move-adjacent = A soldier moves one province.
epix-move-knight = There is no open way there.
epix-move-kilimandjora = A knight never enters Kilimandjora.
epix-attack-camp = A camp never attacks.
epix-attack-soldier = This soldier has done its work this season.
epix-attack-enemy = There is no enemy to attack.
epix-attack-adjacent = That is out of reach.
epix-attack-kilimandjora = This unit never attacks Kilimandjora.
epix-attack-bid = { $most ->
    [0] You have no gold to bid.
   *[other] A bid is { $least } to { $most } gold.
}
epix-attack-guess = The bid is { $least } to { $most } gold.
epix-attack-different = You have already guessed that.
epix-convert-rest = A converted catapult rests until the next season.
epix-convert-lone = Nothing defends a lone catapult: just move in.
epix-catapult-garrison = A catapult can't harm a garrison.
