box = De deux à quatre invocateurs envoient champions, objets et événements au combat, se répondent sur la ligne et luttent jusqu’à ce qu’il n’en reste qu’un. En draft, en scellé ou avec vos propres decks.

## The table

veiled = Face cachée
tile-human = Humain
tile-zombie = Zombie
tile-demon = Démon
tile-insect = Insecte
tile-wolf = Loup
tile-tiger = Tigre
tile-bird = Oiseau
numbers = { $offence } d’offense, { $defence } de défense.
damage-count = { $number ->
    [one] { $number } dommage.
   *[other] { $number } dommages.
}
coming-count = { $number ->
    [one] { $number } dommage arrive.
   *[other] { $number } dommages arrivent.
}
plus-count = { $number ->
    [one] { $number } marqueur +1/+1.
   *[other] { $number } marqueurs +1/+1.
}
under-count = { $number ->
    [one] { $number } carte se trouve dessous.
   *[other] { $number } cartes se trouvent dessous.
}
demoralized-mark = Démoralisé : 0/1, sans capacités.
string-mark = Porte un marqueur Ficelle.
hidden-mark = ne peut pas être ciblé
state-numbers = À présent { $offence }/{ $defence }.
state-down = Face cachée.
state-alignment = À présent { $alignment }.
state-gained = Jusqu’à la fin du tour :
state-copy = C’est { $what }, qui copie { $of }.
state-owner = La carte appartient à { $seat }.
state-stays = Ne sera pas préparé la prochaine fois.
state-under = Dessous : { $card }.
state-prey = Est chassé.
position-expended = Utilisé.
position-flipped = Flippé.
cost-action = coûte une action
cost-free = gratuite
at-once-build = pendant votre Construction, instantané
at-once-paced = avant ou après la bataille, instantané
at-once-fast = à tout moment, instantané
kinds-champion = Champions
kinds-object = Objets
kinds-event = Événements
steps = Les étapes du tour
whose-turn = { $seat }
short-preparation = Préparation
short-pre_battle = Pré-Bataille
short-battle = Bataille
short-build = Construction
short-end = Fin
side-of = Côté : { $seat }
mojo-count = { $number } Mojo
hand-count = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
deck-count = { $number ->
    [one] { $number } carte dans le deck
   *[other] { $number } cartes dans le deck
}
pile-count = { $number ->
    [one] Défausse : { $number } carte
   *[other] Défausse : { $number } cartes
}
action-count = { $number ->
    [0] Plus d’action pour ce tour
    [one] { $number } action pour ce tour
   *[other] { $number } actions pour ce tour
}
battle-gathers = { $seat } réunit des attaquants
battle-attacks = { $seat } attaque { $of }
battle-hunts = { $seat } chasse un champion chez { $of }
offence-sum = { $number } d’offense en tout
defence-sum = encore { $number } de défense en tout
not-yet-blocked = Personne ne bloque encore.
unblocked = Personne ne bloque.
blocked-by-none = Bloquée, même si plus personne ne fait face.
looked-deck = Chez { $seat }, du dessus du deck
looked-hand = Main : { $seat }
from-piles = Dans les défausses
to-order = Se déclenchent ensemble
line = La ligne
line-empty = Rien en attente.
being-played = En train d’être joué
being-done = En cours d’exécution
next-to-resolve = suivant
ability = capacité
copy = copie
targets = Cibles :
share = { $number } des dommages
gone = (parti)
in-pile-of = dans la défausse ({ $seat })
pile-of = { $number ->
    [one] Défausse ({ $seat }) : { $number } carte
   *[other] Défausse ({ $seat }) : { $number } cartes
}
your-deck = Votre deck
your-deck-story = { $number ->
    [one] Il y reste { $number } carte. En pâle : ce que vous avez vu ailleurs.
   *[other] Il y reste { $number } cartes. En pâle : ce que vous avez vu ailleurs.
}
seen-elsewhere = (vue ailleurs)
your-boosters = Vos deux boosters : { $number } cartes
your-boosters-story = Deux cartes rares sont sur le dessus. Toutes ensemble, mélangées, elles forment votre deck.
hand = Votre main
hand-empty = Votre main est vide.
note-chooses = choisit
note-ready = est prêt
note-priority = peut agir
note-turn = joue son tour
note-out = est éliminé
booster-number = Booster { $number } sur 3
building = Construction des decks
first-hands = Premières mains
turn-number = Tour { $number }
mojo = Mojo
deck-left = Deck
champions = Champions
and-more = … et { $number } de plus.

## Drafting and building

in-the-pack = { $number ->
    [one] { $number } carte à prendre
   *[other] Prenez une carte sur { $number }
}
in-the-deck = Votre deck : { $number } cartes. Touchez celles que vous écartez.
others-draft = Chacun prend une carte.
others-build = Chacun construit son deck.
deck-so-far = { $number ->
    [one] Votre deck : { $number } carte
   *[other] Votre deck : { $number } cartes
}
left-out-count = { $number ->
    [one] { $number } carte écartée
   *[other] { $number } cartes écartées
}

## What is asked

over = La partie est finie.
ask-choose = Choisissez.
ask-draft = Booster { $round }, carte { $number } : laquelle prenez-vous ?
ask-building = Écartez ce que vous ne voulez pas, puis jouez avec { $number } cartes.
ask-mulligan = Gardez-vous ces cartes ? Chaque carte échangée coûte 1 Mojo.
ask-pre-battle = Avant la bataille : jouez quelque chose, ou passez à la bataille.
ask-before-attack = Bataille : jouez quelque chose de rapide, ou passez à l’attaque.
ask-after-attacks = Bataille : plus personne ne peut attaquer. Jouez quelque chose de rapide, ou finissez la bataille.
ask-attack = Choisissez qui attaque, ou finissez la bataille.
ask-whom = Un attaquant de plus, ou qui attaquent-ils ?
ask-whom-only = Qui attaquent-ils ?
ask-block = { $seat } vous attaque avec { $number } d’offense. Qui bloque ?
ask-block-hunt = { $seat } chasse un de vos champions avec { $number } d’offense. Un autre bloque-t-il ?
ask-build = Construction : jouez quelque chose, ou finissez l’étape.
ask-end = Fin de votre tour : jouez quelque chose de rapide, ou finissez-le.
ask-theirs = { $seat }, { $step } : jouez quelque chose de rapide, ou passez.
ask-theirs-end = { $seat } finit son tour : dernière occasion d’y utiliser votre action.
ask-answer = { $seat } joue { $what }. Répondez, ou passez pour que cela se résolve.
ask-answer-ability = Une capacité est sur la ligne : { $what } ({ $seat }). Répondez, ou passez pour qu’elle se résolve.
ask-own-line = { $what } est sur la ligne. Ajoutez quelque chose, ou passez pour que cela se résolve.
ask-own-line-ability = Votre capacité est sur la ligne : { $what }. Ajoutez quelque chose, ou passez pour qu’elle se résolve.
ask-after-attack = L’attaque est déclarée, personne ne bloque encore : jouez quelque chose de rapide, ou continuez.
ask-after-block = Avant les coups : jouez quelque chose de rapide, ou continuez.
ask-strike = { $what } frappe : combien de ses { $number } dommages pour { $to } ?
ask-lost = Une partie des dommages est annulée : lesquels ?
ask-order = Laquelle va d’abord sur la ligne ? La dernière posée se résout la première.
ask-excess = { $number ->
    [one] Trop de cartes : défaussez-en { $number }.
   *[other] Trop de cartes : défaussez-en { $number }.
}
ask-mode = { $what } : choisissez un de ces effets.
ask-pay = { $what } : que payez-vous ?
ask-price = { $what } : avec quoi payez-vous ?
ask-target = { $what } : choisissez une cible.
ask-share = { $what } : combien de dommages pour { $to } ?
ask-may = { $what } : le faites-vous ?
ask-may-pay = { $what } : payez-vous ?
ask-way = { $what } : que choisissez-vous ?
ask-pick = { $what } : choisissez sur la table.
ask-hand = { $what } : choisissez une carte de votre main.
ask-dig = { $what } : choisissez une de ces cartes.
ask-put-back = { $what } : laquelle revient au-dessus ?
ask-rob = { $what } : choisissez une carte de cette main.
ask-alignment = { $what } : choisissez un alignement.
mode-number = Choix { $number }
wait-draft = Les autres prennent encore une carte.
wait-building = Les autres construisent encore leur deck.
wait-mulligan = { $seat } regarde sa première main.
wait-attack = { $seat } choisit ses attaquants.
wait-block = { $seat } choisit ses bloqueurs.
wait-answer = { $seat } peut répondre à ce qui est sur la ligne.
wait-priority = { $seat } peut agir.
wait-choose = { $seat } choisit.
button-play = Jouer
button-veil = Jouer face cachée
button-unveil = Dévoiler
button-pass = Passer
button-to-battle = À la bataille
button-to-attack = À l’attaque
button-to-end = Finir la Construction
button-end-turn = Finir le tour
button-go-on = Continuer
button-keep = Garder ces cartes
button-draw-new = En piocher de nouvelles
button-end-battle = Finir la bataille
button-no-block = Ne pas bloquer
button-blocked = Ceux-ci bloquent
button-done = C’est tout
button-play-deck = Jouer avec ces { $number } cartes
button-yes = Oui
button-no = Non
button-dont-pay = Ne pas payer
order-rest-mine = Passer jusqu’à la fin de mon tour
order-rest-theirs = Passer jusqu’à ce qu’il se passe quelque chose
do-play = Jouer { $card }
do-veil = Jouer { $card } face cachée
do-unveil = Dévoiler { $what }
do-attack = Attaquer avec { $what }
do-attack-player = Attaquer { $seat }
do-target-player = Cibler { $seat }
do-choose-player = Choisir { $seat }
do-hunt = Chasser { $what }
do-block = Bloquer avec { $what }
do-target = Cibler { $what }
do-order = Mettre cette capacité sur la ligne : { $what }
do-pay-with = Payer avec { $what }
do-lose = Perdre ces dommages : { $what }
do-choose = Choisir { $what }
do-take = Prendre { $card }
do-leave-out = Écarter { $card }
do-put-under = Échanger { $card }
do-discard = Défausser { $card }
do-pay-card = Payer avec { $card }
do-choose-card = Choisir { $card }
do-put-back = Remettre { $card } au-dessus
do-number = { $number ->
    [one] { $number } dommage
   *[other] { $number } dommages
}
do-align = Choisir { $alignment }

## Hints

hint-draft = Chacun prend une carte, puis le reste passe au voisin. Pour lire une carte en grand, pointez-la, ou gardez le doigt dessus. À la fin, 30 de vos 45 cartes ou davantage forment votre deck : quelques champions puissants, des événements pour répondre et des cartes gratuites vont bien ensemble.
hint-building = Pour lire une carte en grand, pointez-la, ou gardez le doigt dessus. Un deck a au moins 30 cartes ; avec moins de cartes, vous verrez plus souvent les meilleures. Chaque joueur a une action par tour : beaucoup de cartes qui coûtent une action ne se jouent pas ensemble.
hint-mulligan = Touchez les cartes qui ne vous plaisent pas : elles vont sous votre deck et vous en piochez autant. Vous commencez avec 30 Mojo, chaque carte échangée en coûte un, et cela ne se fait qu’une fois.
hint-pre-battle = Pour lire une carte en grand, pointez-la, ou gardez le doigt dessus ; pour la jouer, touchez-la. Une étoile d’or signifie qu’elle coûte votre action de ce tour ; vous en recevez une nouvelle à chaque tour, même à ceux des autres. Ce que vous jouez maintenant peut attaquer tout de suite.
hint-attack = Les champions préparés peuvent attaquer, même le tour de leur arrivée. Touchez-en un ou plusieurs, puis le joueur. Les attaquants sont inclinés et ne peuvent plus bloquer avant d’être préparés.
hint-whom = Ils attaquent tous ensemble. Si personne ne bloque, toute leur offense va au Mojo de ce joueur ; sinon, bloqueurs et attaquants se frappent.
hint-block = Les bloqueurs font face à tout le groupe. Un champion est détruit quand il reçoit autant de dommages que sa défense. Ce que vous ne bloquez pas vous coûte du Mojo ; à 0, vous êtes éliminé.
hint-block-hunt = Seul le champion chassé est attaqué, pas vous. Si d’autres bloquent, ils combattent à sa place ; sinon, il se défend lui-même. Vous ne perdez du Mojo que par la percée.
hint-build = Après la bataille, vous pouvez encore jouer des cartes de toutes les vitesses. Certains champions se jouent ici face cachée : personne ne voit ce qu’ils sont.
hint-end = Seules les cartes rapides se jouent maintenant. Une action non utilisée est perdue, mais au prochain tour vous en aurez une nouvelle.
hint-answer = Tout ce qui est joué attend sur la ligne jusqu’à ce que tous passent ; le dernier arrivé se résout le premier. Avec une carte rapide, vous pouvez répondre : détruire la cible, la protéger, ou stopper la carte elle-même.
hint-own-line = Ce que vous avez joué ou utilisé attend sur la ligne. Quand tous passent, cela se résout. Vous pouvez en ajouter par-dessus, qui se résoudra avant.
hint-theirs = Même au tour d’un autre, vous pouvez jouer des cartes rapides, et vous avez une action pour cela. Sous « Arrêts », vous choisissez quand on doit vous consulter.
hint-fight = Une carte rapide peut renverser un combat maintenant : renforcer un champion, en détruire un ou le retirer. Les chiffres sur les cartes sont à jour.
hint-strike = Chaque champion répartit ses dommages sur ceux qu’il combat, comme vous voulez.
hint-share = Répartissez les dommages entre les cibles, comme vous voulez.
hint-lost = Une protection réduit d’autant ce qui touche le joueur : dites quels dommages sont perdus.
hint-target = Ce qui brille peut être choisi. Touchez-le, puis confirmez.
hint-price = C’est un prix que la carte demande en plus de son coût.
hint-mode = La carte propose plusieurs choses : choisissez ce qu’elle fait.
hint-order = Elles se sont déclenchées au même moment, et vous choisissez leur ordre sur la ligne.
hint-excess = À la fin de votre tour, vous gardez dix cartes.
hint-choice = Le texte ci-dessus dit de quoi il s’agit.
