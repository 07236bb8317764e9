# What is told at the table.
opened = Booster { $round } : chacun en ouvre un et y prend une carte.
in-pack = { $seat } peut prendre { $card }.
took = { $seat } a pris une carte.
took-card = { $seat } prend { $card }.
took-last = { $seat } reçoit la dernière carte du booster : { $card }.
handed-on = Le reste passe au voisin.
drafted = Toutes les cartes sont prises. Chacun construit son deck.
left-out = { $seat } laisse { $card } de côté.
built = { $seat } a construit son deck.
deck-size = { $seat } joue avec { $number } cartes.
begins = { $seat } jouera le premier tour.
mulligan = { $seat } échange { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} et paie autant de Mojo.
kept = { $seat } garde sa première main.
put-under = { $seat } met une carte sous le deck.
put-under-card = { $card } va sous le deck.
turn-began = Tour { $turn } : { $seat }.
extra-turn-began = Tour { $turn }, un tour supplémentaire : { $seat }.
step-began = { $step }.
drew = { $seat } pioche une carte.
drew-card = { $seat } pioche { $card }.
draw-skipped = { $seat } n’a pas le droit de piocher.
played = { $seat } joue { $card }.
played-again = { $seat } joue { $card } depuis sa défausse.
played-down = { $seat } joue un champion face cachée.
played-down-card = { $seat } joue { $card } face cachée.
echoed = { $seat } met { $card } sur la ligne depuis la défausse.
used = { $seat } utilise une capacité : { $what }.
triggered = Une capacité se déclenche : { $what }.
dropped = Aucune cible pour { $what }.
taken-back = { $what } ne peut finalement pas être payé et n’est ni joué ni utilisé.
targets = Cible : { $what }.
targets-player = Cible : { $seat }.
copied = { $seat } met une copie sur la ligne : { $what }.
paid-action = { $seat } paie une action.
got-action = { $seat } gagne une action.
got-action-for = { $seat } gagne une action réservée à un alignement : { $alignment }.
paid-action-for = { $seat } paie l’action réservée à un alignement : { $alignment }.
paid-mojo = { $seat } paie { $number } Mojo et en a maintenant { $mojo }.
gained = { $seat } gagne { $number } Mojo et en a maintenant { $mojo }.
lost = { $seat } perd { $number } Mojo et en a maintenant { $mojo }.
no-gain = { $seat } n’a pas le droit de gagner de Mojo.
resolves = Résolution : { $what }.
ability-resolves = Résolution d’une capacité : { $what }.
fizzles = Plus de cible légale pour { $what }.
stopped = Stoppé : { $what }.
unstopped = Impossible de stopper { $what }.
entered = Arrivée en jeu chez { $seat } : { $what }.
unveiled = { $seat } dévoile { $card }.
turned = { $card }, carte jouée par { $seat }, passe face découverte.
broken = Détruit : { $what }.
banished = Banni : { $what }.
pile-banished = Défausse bannie chez { $seat } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
pile-under = Chez { $seat }, { $number ->
    [one] { $number } carte va
   *[other] { $number } cartes vont
} sous le deck.
to-hand = { $seat } reçoit { $what } en main.
to-pile = { $seat } reçoit { $what } dans sa défausse.
went-under = { $what } va sous { $cover }.
discarded = { $seat } défausse { $card }.
revealed = { $seat } révèle { $card }.
belongs = La carte appartient à { $seat }.
robbed = { $seat } prend à { $from } une carte de sa main.
robbed-card = { $seat } prend à { $from } une carte de sa main : { $card }.
looked = { $seat } regarde chez { $of } { $number ->
    [one] la carte
   *[other] les { $number } cartes
} du dessus du deck.
looked-at-hand = { $seat } regarde la main, chez { $of }.
looked-at = Vous voyez { $card }.
put-back = { $seat } remet les autres cartes sur le deck.
attacks-with = { $seat } attaque avec { $what }.
attacks-player = L’attaque vise { $seat }.
hunts = La proie est { $what }.
blocks-with = { $seat } bloque avec { $what }.
unblocked = { $seat } ne bloque pas.
dealt = { $number ->
    [one] { $number } dommage est infligé
   *[other] { $number } dommages sont infligés
} à { $what } par { $by }.
dealt-player = { $number ->
    [one] { $number } dommage est infligé
   *[other] { $number } dommages sont infligés
} à { $seat } par { $by }.
warded = La protection épargne à { $seat } { $number ->
    [one] { $number } dommage
   *[other] { $number } dommages
}.
shielded = Les dommages destinés à { $seat } vont à { $what }.
untouched = Sans effet sur { $what }.
controls = { $seat } contrôle désormais { $what }.
prepared = Préparé : { $what }.
expended = Utilisé : { $what }.
flipped = Flippé : { $what }.
stays = La prochaine fois, { $what } ne se préparera pas.
counters = { $number ->
    [one] Un marqueur +1/+1
   *[other] { $number } marqueurs +1/+1
} pour { $what }.
counter-off = Un marqueur +1/+1 est retiré à { $what }.
demoralized = Démoralisé : { $what }.
strung = Un marqueur Ficelle pour { $what }.
boosted = Jusqu’à la fin du tour, { $what } gagne +{ $offence }/+{ $defence }.
set = Jusqu’à la fin du tour, { $what } devient { $offence }/{ $defence }.
has = Jusqu’à la fin du tour, { $what } gagne « { $keyword } ».
has-not = Jusqu’à la fin du tour, { $what } perd « { $keyword } ».
awakened = Jusqu’à la fin du tour, { $what } devient un champion { $offence }/{ $defence }.
became-copy = Désormais, { $what } copie { $of }.
hidden = Jusqu’à la fin du tour, rien ne peut cibler { $seat }.
extra-turn = { $seat } aura un tour supplémentaire.
no-extra-turn = { $seat } n’obtient pas de tour supplémentaire : ce serait le troisième de suite.
chose = { $seat } choisit un alignement : { $alignment }.
has-none = Rien à choisir pour { $seat }.
declined = { $seat } y renonce.
out = { $seat } n’a plus de Mojo et quitte la partie.

# Names.
face-down = un champion face cachée
alignment-good = bon
alignment-evil = mauvais
alignment-wild = sauvage
alignment-unaligned = non aligné
origin-magical = magique
origin-natural = naturel
origin-constructed = construit
kind-champion = champion
kind-object = objet
kind-event = événement
speed-build = construction
speed-paced = cadence
speed-fast = rapide
rarity-common = commune
rarity-rare = rare
step-preparation = Étape de Préparation
step-pre_battle = Étape de Pré-Bataille
step-battle = Étape de Bataille
step-build = Étape de Construction
step-end = Étape de Fin
token-human = un jeton Humain
token-zombie = un jeton Zombie
token-demon = un jeton Démon
token-insect = un jeton Insecte
token-wolf = un jeton Loup
token-tiger = un jeton Tigre
token-bird = un jeton Oiseau
keyword-airborne = aérien
keyword-breakthrough = percée
keyword-deadly = mortel
keyword-hunter = chasseur
keyword-range = portée
keyword-unblockable = imblocable
keyword-unbreakable = indestructible
keyword-unbanishable = imbannissable
keyword-untargetable = inciblable
keyword-unstoppable = instoppable
keyword-veiled = voilé
keyword-climber = peut bloquer les champions aériens
keyword-no_block = ne peut pas bloquer
keyword-must_attack = doit attaquer
keyword-steady = bloque sans se flipper
keyword-flip_attack = attaque en se flippant
keyword-good_ward = protection contre le Bien
keyword-evil_ward = protection contre le Mal
keyword-wild_ward = protection contre le Sauvage
keyword-unaligned_ward = protection contre le Non-aligné
keyword-magical_ward = protection contre le Magique
keyword-natural_ward = protection contre le Naturel
keyword-constructed_ward = protection contre le Construit
keyword-champion_ward = protection contre les champions
keyword-object_ward = protection contre les objets
keyword-event_ward = protection contre les événements

# What the host chooses.
option-format = Decks
option-format-sealed = Scellé : deux boosters chacun
option-format-built = Assemblé : trois boosters chacun, pour construire un deck
option-format-draft = Draft : trois boosters chacun, carte par carte, à la ronde
option-format-constructed = Construit : chacun apporte son deck
option-format-first = Première partie : deux decks pour apprendre

# Ordres permanents : où l’on est consulté, et où l’on passe de soi-même.
order-pass = Passer pour moi là où il n’y a pas d’arrêt
order-my-pre-battle = Pré-Bataille
order-my-battle = Avant une attaque
order-my-attack = Après mon attaque
order-my-blocks = Après les blocages
order-my-build = Construction
order-my-end = Fin
order-their-pre-battle = Pré-Bataille
order-their-battle = Avant une attaque
order-their-attack = Quand on m’attaque
order-their-blocks = Après mes blocages
order-their-build = Construction
order-their-end = Fin
order-all-battles = Aussi dans les batailles des autres
order-hold = Me consulter avant la résolution de ce que j’ai joué
order-let = Tout laisser se résoudre pendant ce tour
order-rest = Passer jusqu’à ce qu’il se passe quelque chose

# How it ends.
ending-last = Tous les autres sont éliminés.
ending-deck = Un deck est vide.
ending-nobody = Tout le monde est éliminé.
ending-loop = Plus rien ne changerait jamais.

# What isn't allowed.
epic-turn-asked = Ce n’est pas à vous de choisir.
epic-play-announce = Dites d’abord ce que vous jouez ou utilisez ; les cibles viennent ensuite.
epic-line-step-end = On choisit attaquants et bloqueurs quand tous ont passé.
epic-play-held = { $card } n’est pas dans votre main.
epic-play-speed = { $card } : cette carte est trop lente pour ce moment.
epic-play-action = { $card } coûte une action, et vous n’en avez pas.
epic-play-price = Vous ne pouvez pas payer le coût : { $card }.
epic-target-needed = { $card } n’a pas de cible légale.
epic-use-yours = Vous n’avez pas cette capacité.
epic-use-prepared = Pour cela, { $card } doit être en position préparée.
epic-use-free = { $card } : cette capacité ne coûte rien ; on ne l’utilise pas quand elle ne ferait rien, ni de nouveau avant qu’elle soit résolue.
epic-veil-when = Impossible de jouer { $card } face cachée maintenant.
epic-veil-yours = Vous n’avez pas de champion face cachée à cet endroit.
epic-target-legal = Cela ne peut pas être la cible.
epic-choice-offered = Cela n’est pas proposé.
epic-attack-prepared = Cela ne peut pas attaquer maintenant.
epic-attack-whom = Impossible d’attaquer ce joueur maintenant.
epic-attack-must = Doit encore attaquer : { $what }.
epic-hunt-all = Seul un groupe de chasseurs attaque un champion.
epic-hunt-prey = Les chasseurs ne peuvent pas attaquer cela.
epic-block-able = Cela ne peut pas bloquer maintenant.
epic-loop-optional = Vous avez déjà fait cela deux fois ici ; cela ne mène à rien.
epic-draft-booster = { $card } n’est pas parmi les cartes au choix.
epic-building-yours = { $card } n’est pas dans votre deck.
epic-building-fewest = Un deck compte { $number } cartes ou plus.
