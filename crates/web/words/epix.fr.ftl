box = Le roi est mort, et ses héritiers se disputent le royaume pendant quatre saisons, à coups de mises secrètes et de paris hardis.
map = Carte du royaume
held = { $at }, aux mains de { $seat }
unit-at = { $unit } de { $seat } à { $at }
first-player = détient la carte Premier joueur
gold = Or
provinces = Provinces
gold-count = { $number } or
province-count = { $number ->
    [one] { $number } province
   *[other] { $number } provinces
}
note-passed = a passé
note-offered = a fait une offre
note-chosen = a choisi
note-thinks = choisit…
face-down = face cachée
offers = Cartes Capacité Spéciale
bid-of = { $seat } : { $gold }
no-bid = pas d'enchère
supply = Vos unités
left = en réserve
actions = Vos cartes Action
does-recruitment = Payez et placez des unités
does-tax = Prenez { $gold } or
does-attack = Déplacez vos unités, attaquez
year = L'année
before = Avant
pass = Passer
done = Terminé
garrison = la garnison
all-units = toutes les unités
over = L'année est finie.
ask-draft = Recrutez une unité, enchérissez sur une carte ou passez : vous avez { $gold } or.
ask-draft-basic = Recrutez une unité dans votre Royaume ou passez : vous avez { $gold } or.
ask-stake = Combien misez-vous sur « { $card } » ? Vous avez { $gold } or.
ask-auction = Misez en secret pour la carte Premier joueur : vous avez { $gold } or.
ask-give = Vous remportez la carte Premier joueur : gardez-la ou donnez-la.
ask-choose = Choisissez une carte Action en secret.
ask-choose-two = Choisissez deux cartes Action en secret.
ask-spy = De qui regardez-vous les cartes Action ?
ask-again = { $seat } a choisi { $hand }. Refaites votre choix.
ask-order = Laquelle de vos deux cartes vient d'abord ?
ask-recruit = Recrutez des unités : vous avez { $gold } or.
ask-attack = Déplacez vos unités et attaquez.
ask-bid = Misez en secret contre { $seat } à { $at } ({ $defender }, { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}) : vous avez { $gold } or, et la mise est perdue.
ask-guess = { $seat } attaque { $at } avec { $unit }. Devinez la mise, de { $least } à { $most } or : encore { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}.
hint-draft = Touchez une de vos unités, puis une de vos provinces, pour l'y placer. Ou une carte, puis l'unité qui marque votre enchère : la plus haute donne la capacité pour toute l'année.
hint-draft-basic = Touchez une de vos unités, puis votre château ou l'une des deux provinces voisines. On tourne jusqu'à ce que tous aient passé.
hint-stake = Votre mise reste sur la carte ; elle vous revient si quelqu'un enchérit.
hint-auction = Chacun mise en secret, et seule la plus haute mise est payée. Qui détient la carte agit le premier, ou la donne à un autre.
hint-give = Agir le premier, c'est frapper avant les autres ; agir le dernier, c'est voir ce qu'ils font. Touchez un joueur, ou vous-même pour la garder.
hint-choose = Recrutement achète des unités, Taxe rapporte de l'or, Déplacement & Attaque met vos unités en marche. Personne ne voit votre carte avant votre tour.
hint-choose-two = En hiver, vous jouez deux de vos trois cartes, l'une après l'autre. Après l'hiver, le plus de provinces l'emporte.
hint-spy = Votre Espion voit ce qu'un adversaire a choisi. Ensuite vous pouvez refaire votre choix.
hint-again = Gardez votre choix ou changez-le ; personne ne le saura.
hint-order = Les unités recrutées avec la première carte peuvent agir avec la seconde.
hint-recruit = Touchez une unité, puis une province : dans votre Royaume, ou là où vous avez déjà une unité. Jamais deux unités du même type dans une province. Puis « Terminé ».
hint-attack = Touchez une de vos unités, puis sa destination. Un soldat avance d'une province ou attaque ; un chevalier traverse les provinces libres et attaque tant qu'il gagne ; une catapulte tire sur une voisine. Puis « Terminé ».
hint-bid = Si le défenseur devine votre mise, vous perdez votre unité ; sinon, il perd la sienne. Une grosse mise se devine moins, mais elle est perdue de toute façon.
hint-guess = Devinez juste et l'attaquant disparaît. Il ne peut pas miser plus d'or qu'il n'en a.
wait-draft = { $seat } recrute, enchérit ou passe.
wait-offers = Chacun mise pour la carte Premier joueur.
wait-offers-mine = Vous misez { $gold } or. Les autres choisissent encore.
wait-give = { $seat } garde la carte Premier joueur ou la donne.
wait-cards = Chacun choisit ses cartes Action.
wait-cards-mine = Vous avez choisi { $hand }. Les autres choisissent encore.
wait-spy = { $seat } envoie l'Espion.
wait-guess = { $seat } devine la mise de { $attacker } sur { $at }.
wait-guess-mine = Vous avez misé { $gold } or. { $seat } devine.
wait-bid = { $seat } attaque { $at } avec { $unit } et cache une mise.
wait-act = { $seat } joue la carte { $action }.
wait-order = { $seat } choisit quelle carte vient d'abord.
do-recruit = Recruter { $unit } à { $at } pour { $gold } or
do-bid = Enchérir sur « { $card } », marqueur : { $unit }
do-gold = Miser { $gold } or
do-pass = Passer pour de bon
do-keep = Garder la carte Premier joueur
do-give = Donner la carte Premier joueur à { $seat }
do-choose = Choisir { $hand }
do-spy = Regarder les cartes de { $seat }
do-play = Commencer par { $action }
do-move = Déplacer { $unit } depuis { $from } vers { $to }
do-attack = Attaquer { $to } avec { $unit } depuis { $from }
do-guess = Proposer { $gold } or
do-done = Terminer cette carte
drama-bid = Mise
drama-guess = Proposition
drama-repelled = Repoussé !
drama-won = Vaincu !
drama-auction = La carte Premier joueur
