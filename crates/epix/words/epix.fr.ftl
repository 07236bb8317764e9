unit-soldier = un soldat
unit-knight = un chevalier
unit-camp = un camp
unit-catapult = une catapulte
units-soldier = Vos soldats
units-knight = Vos chevaliers
units-camp = Vos camps
units-catapult = Vos catapultes

province-yellow-castle = Château-Jaune
province-blue-castle = Château-Bleu
province-red-castle = Château-Rouge
province-green-castle = Château-Vert
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

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

action-recruitment = Recrutement
action-tax = Taxe
action-attack = Déplacement & Attaque
hand-recruitment = Recrutement
hand-tax = Taxe
hand-attack = Déplacement & Attaque
hand-recruitment-tax = Recrutement et Taxe
hand-recruitment-attack = Recrutement et Déplacement & Attaque
hand-tax-attack = Taxe et Déplacement & Attaque

card-recruiter = Sergent recruteur
card-stables = Écuries royales
card-sappers = Sapeurs
card-quartermaster = Intendant
card-tax_collector = Percepteur
card-tribute = Tribut
card-gold_mine = Mine d'or
card-caravans = Caravanes
card-surveyor = Arpenteur
card-shield_wall = Mur de boucliers
card-plate_armour = Armure de plates
card-palisade = Palissade
card-old_guard = Vieille Garde
card-forced_march = Marche forcée
card-mountain_guides = Guides de montagne
card-trebuchet = Trébuchet
card-siege_camp = Camp de siège
card-spy = Espion
card-plunder = Pillage
card-mercenaries = Mercenaires

effect-price = { $units } coûtent { $gold } or.
effect-converted-at-once = Une catapulte que vous convertissez peut attaquer aussitôt.
effect-tax = La Taxe vous rapporte { $gold } or.
effect-tribute = Au début de chaque saison, chaque adversaire qui a de l'or vous donne { $gold } or.
effect-income = À chaque saison, { $gold } or de plus dans vos revenus.
effect-camp-income = Vos camps rapportent { $gold } or chacun.
effect-income-per = À chaque saison, 1 or de plus dans vos revenus par { $provinces ->
    [one] province
   *[other] tranche de { $provinces } provinces
} que vous occupez.
effect-defence = { $units } ont partout une défense { $guesses ->
    [2] double
    [3] triple
   *[other] à { $guesses } montants
}.
effect-garrison = Votre garnison a une défense { $guesses ->
    [2] double
    [3] triple
   *[other] à { $guesses } montants
}.
effect-forced_march = Chacun de vos soldats peut d'abord se déplacer d'une province, puis jouer son tour normal.
effect-mountain_guides = Vos chevaliers peuvent entrer dans le Kilimandjora, le traverser, l'attaquer et y être recrutés ; ils y ont une défense simple.
effect-trebuchet = Vos catapultes portent à deux provinces, quoi qu'il y ait entre les deux, mais sans compter en passant par le Kilimandjora.
effect-siege_camp = Après une attaque réussie, votre catapulte reste en place ; elle n'attaque plus de la saison.
effect-spy = À chaque saison, quand tous ont choisi leurs cartes Action, vous regardez le choix d'un adversaire et pouvez refaire le vôtre.
effect-plunder = { $gold } or sur-le-champ pour chaque unité que votre attaque renvoie dans la réserve de son propriétaire ; les unités converties ne rapportent rien.
effect-mercenaries = Vous pouvez aussi recruter dans une province vide, jamais un château, voisine d'une province que vous occupiez quand la carte Action a été montrée.

recruited = { $seat } recrute { $unit } à { $at } pour { $gold } or.
marked = { $seat } pose { $unit } sur « { $card } ».
bid = { $seat } mise { $gold } or sur « { $card } ».
outbid = « { $card } » : { $seat } reprend { $gold } or et son marqueur.
passed = { $seat } passe.
bought = « { $card } » revient à { $seat } pour { $gold } or.
unsold = Personne n'a enchéri sur « { $card } ».
began = { $season } : une nouvelle saison commence.
paid-tribute = { $from } paie à { $seat } un tribut de { $gold } or.
offered = { $seat } a fait une offre pour la carte Premier joueur.
offered-gold = Vous offrez { $gold } or pour la carte Premier joueur.
showed-offer = { $seat } a offert { $gold } or.
won-auction = { $seat } remporte la carte Premier joueur pour { $gold } or.
kept-first = { $seat } garde la carte Premier joueur.
gave-first = { $seat } donne la carte Premier joueur à { $to }.
chose = { $seat } a choisi.
chose-cards = Vous choisissez { $hand }.
spied-on = { $seat } regarde le choix fait par { $on }.
saw-cards = { $on } a choisi { $hand }.
chose-again = { $seat } a refait son choix.
chose-again-cards = Vous choisissez { $hand }.
showed = { $seat } montre { $hand }.
carried = { $seat } commence la carte { $action }.
taxed = { $seat } encaisse { $gold } or.
finished = { $seat } a terminé la carte { $action }.
moved = { $seat } déplace { $unit } depuis { $from } vers { $to }.
attacked = { $seat } attaque { $to } avec { $unit } depuis { $from }.
hid-bid = { $seat } a misé en secret.
hid-gold = Vous misez { $gold } or.
guessed = { $seat } propose un montant : { $gold } or.
guessed-all = { $seat } devine toutes les mises possibles.
showed-bid = { $seat } avait misé { $gold } or.
repelled = L'attaque échoue : { $seat } perd { $unit } à { $from }.
beaten = { $seat } perd { $unit } à { $at }.
entered = { $seat } entre dans { $at } avec { $unit }.
converted = { $seat } convertit { $unit } à { $at }.
plundered = Le pillage rapporte { $gold } or à { $seat }.
withdrew = { $seat } remet dans sa réserve la catapulte postée à { $at }.
took-castle = { $seat } prend { $at } !
skipped = { $seat } ne peut plus gagner et perd ce tour.
earned = { $seat } touche { $gold } or de revenus.

ending-castle = Un château est tombé.
ending-winter = L'hiver est terminé.
option-cards = Cartes Capacité Spéciale
option-cards-advanced = Avec les cartes Capacité Spéciale
option-cards-basic = Sans les cartes Capacité Spéciale
option-free_attacks = Attaques gratuites
option-free_attacks-no = Une attaque coûte au moins 1 or
option-free_attacks-yes = Une attaque peut ne rien coûter

epix-draft-order = Ce n'est pas votre tour.
epix-draft-pass = Vous avez passé.
epix-draft-stake = Dites d'abord combien d'or vous misez.
epix-draft-higher = Misez au moins { $gold } or.
epix-draft-gold = Vous n'avez pas assez d'or pour cette enchère.
epix-draft-recruit = Avant la première saison, vous ne recrutez que dans votre Royaume.
epix-draft-offered = Cette carte n'est pas exposée.
epix-draft-marker = Vous n'avez plus d'unité de ce type pour marquer une enchère.
epix-season-asked = Ce n'est pas à vous de faire ce choix maintenant.
epix-auction-secret = Vous ne pouvez pas offrir plus d'or que vous n'en avez.
epix-auction-give = Il n'y a personne à cette place.
epix-choose-one = Choisissez une seule carte Action.
epix-winter-two = En hiver, vous choisissez deux cartes Action.
epix-winter-order = Ce n'est pas une de vos deux cartes.
epix-winter-apart = Une carte est terminée avant que l'autre ne commence.
epix-card-spy = Regardez les cartes d'un adversaire.
epix-card-siege_camp = Cette catapulte a attaqué et se repose jusqu'à la saison suivante.
epix-recruit-gold = Cela coûte { $price } or, et vous en avez { $gold }.
epix-recruit-supply = Vous n'en avez plus dans votre réserve.
epix-recruit-where = Vous ne pouvez pas recruter là : cette province n'est ni dans votre Royaume ni tenue par vous.
epix-recruit-colour = Cette province est tenue par l'ennemi.
epix-recruit-twice = Il y a déjà là une unité de ce type.
epix-recruit-camp = Il n'y a jamais de camp dans un château.
epix-recruit-knight = Il n'y a jamais de chevalier dans le Kilimandjora.
epix-move-unit = Vous n'avez pas d'unité de ce type à cet endroit.
epix-move-still = Les camps et les catapultes ne se déplacent pas.
epix-move-soldier = Ce soldat a fait son devoir pour cette saison.
epix-move-again = Ce chevalier ne se déplacera de nouveau qu'après votre prochaine attaque ou conversion.
epix-move-friendly = Cette province est tenue par l'ennemi.
epix-move-twice = Il y a déjà là une unité de ce type.
epix-move-adjacent = Un soldat se déplace d'une seule province.
epix-move-knight = Aucun chemin libre n'y mène.
epix-move-kilimandjora = Un chevalier n'entre jamais dans le Kilimandjora.
epix-attack-camp = Un camp n'attaque jamais.
epix-attack-soldier = Ce soldat a fait son devoir pour cette saison.
epix-attack-enemy = Il n'y a là aucun ennemi à attaquer.
epix-attack-adjacent = C'est hors de portée.
epix-attack-kilimandjora = Cette unité n'attaque jamais le Kilimandjora.
epix-attack-bid = { $most ->
    [0] Vous n'avez pas d'or à miser.
   *[other] Une mise va de { $least } à { $most } or.
}
epix-attack-guess = La mise va de { $least } à { $most } or.
epix-attack-different = Vous avez déjà proposé ce montant.
epix-convert-rest = Une catapulte convertie se repose jusqu'à la saison suivante.
epix-convert-lone = Rien ne défend une catapulte seule : il suffit d'entrer.
epix-catapult-garrison = Une catapulte ne peut rien contre une garnison.
