alliance-syndicat = le Syndicat
alliance-academie = l’Académie
alliance-ordre = l’Ordre
alliance-compagnie = la Compagnie
alliance-culte = le Culte
alliance-medias = les Médias
alliance-rebellion = la Rébellion
alliance-cartel = le Cartel
alliance-ombres = les Ombres
alliance-exiles = les Exilés
alliance-synthetiques = les Synthétiques

card-docker = le Docker
card-tractiste = la Tractiste
card-greviste = la Gréviste
card-deleguee = la Déléguée
card-archiviste = l’Archiviste
card-chercheuse = la Chercheuse
card-recteur = le Recteur
card-sentinelle = la Sentinelle
card-perceptrice = la Perceptrice
card-commandeur = le Commandeur
card-argentier = l’Argentier
card-magnate = la Magnate
card-predicateur = le Prédicateur
card-medium = le Médium
card-concierge = le Concierge
card-colporteuse = la Colporteuse
card-girouette = la Girouette
card-chroniqueur = le Chroniqueur
card-reporter = le Reporter
card-presentateur = le Présentateur
card-redactrice = la Rédactrice
card-graffeuse = la Graffeuse
card-artificier = l’Artificier
card-insurgee = l’Insurgée
card-meneuse = la Meneuse
card-passeur = le Passeur
card-marraine = la Marraine
card-entremetteur = l’Entremetteur
card-espionne = l’Espionne
card-faussaire = le Faussaire
card-nomade = la Nomade
card-contrebandier = le Contrebandier
card-guide = le Guide
card-doyen = le Doyen
card-androide = l’Androïde
card-prototype = le Prototype
card-regulateur = le Régulateur
card-matrice = la Matrice
card-crieur = le Crieur
card-foule = la Foule
card-bateleuse = la Bateleuse
card-controleur = le Contrôleur

## Card texts

step-gain = Gagnez { $number } de persuasion.
step-refill = Remontez votre persuasion à { $number }.
step-gain-per-alliance = Gagnez { $number } de persuasion par alliance différente à la croisée des chemins.
step-everyone-gains = Tout le monde gagne { $number } de persuasion.
step-popularity = Gagnez { $number } % de popularité.
step-least-popular-gain = Le joueur le moins populaire gagne { $number } % de popularité ; en cas d’égalité, tous les ex æquo.
step-last-gains = Si personne n’est moins populaire que vous, gagnez { $number } % de popularité.
step-take-from-each = Prenez jusqu’à { $number } de persuasion à chaque adversaire.
step-take-from = Prenez jusqu’à { $number } de persuasion à un adversaire.
step-each-loses = Chaque adversaire perd { $number } de persuasion.
step-richest-lose = Le joueur qui a le plus de persuasion en perd { $number } ; en cas d’égalité, tous les ex æquo.
step-opponent-loses = Un adversaire perd { $number } % de popularité.
step-leaders-lose = Le joueur le plus populaire perd { $number } % de popularité ; en cas d’égalité, tous les ex æquo.
step-more-popular-lose = Chaque adversaire plus populaire que vous perd { $number } % de popularité.
step-steal = Ajoutez à votre main une carte prise au hasard dans celle d’un adversaire.
step-random-discard = Un adversaire défausse au hasard une carte de sa main.
step-spy = Regardez la main d’un adversaire et défaussez-en une carte de votre choix.
step-look-at-hand = Regardez la main d’un adversaire.
step-top-of-discard = Ajoutez à votre main la carte du dessus de la défausse.
step-look = Regardez les { $number } premières cartes de la pioche, ajoutez-en une à votre main et reposez les autres sur la pioche dans l’ordre de votre choix.
step-draw = { $number ->
    [one] Ajoutez à votre main la première carte de la pioche.
   *[other] Ajoutez à votre main les { $number } premières cartes de la pioche.
}
step-copy-crossroads = Appliquez l’effet de tour d’une personnalité de la croisée des chemins ; la carte y reste, sauf si cet effet la déplace.
step-copy-discard = Appliquez l’effet de tour de la personnalité du dessus de la défausse, sauf s’il copie lui-même celui d’une autre ; la carte y reste, sauf si cet effet la déplace.
step-reveal = Révélez la première carte de la pioche et placez-la à la croisée des chemins, même si celle-ci est complète.
step-add = Ajoutez à votre main une carte de la croisée des chemins.
step-add-personality = Ajoutez à votre main une personnalité de la croisée des chemins.
step-sweep-some = Défaussez autant de personnalités de la croisée des chemins que vous voulez et complétez-la aussitôt.
step-sweep-all = Défaussez toutes les personnalités de la croisée des chemins et complétez-la aussitôt.
step-sweep-for-gain = Défaussez toutes les personnalités de la croisée des chemins et gagnez { $number } de persuasion pour chacune.
step-turn-round = Retournez le jeton sens du jeu ; à deux joueurs, gagnez { $number } de persuasion à la place.
step-trade = Défaussez une carte de votre main pour gagner { $number } de persuasion.
step-exchange = Échangez une carte de votre main contre une personnalité de la croisée des chemins.
step-dismiss = Défaussez une personnalité de la croisée des chemins et gagnez sa valeur en persuasion.
step-take-from-zone = Ajoutez à votre main une carte de la zone du Complot.
step-discard-from-zone = Défaussez une carte de la zone du Complot.
step-replay = { $number ->
    [one] Rejouez.
   *[other] Rejouez { $number } fois.
}
when-union = Quand un adversaire unit une alliance :
when-harm = Quand l’effet d’un adversaire devrait vous coûter des cartes, de la persuasion ou de la popularité :
when-debate = Quand un adversaire débat avec une personnalité :
when-recruit = Quand un adversaire recrute une personnalité à la croisée des chemins :
when-plot_recruits = Quand le Complot s’apprête à recruter un Dignitaire :
when-plot_debates = Quand le Complot débat avec une personnalité :
when-reshuffle = Quand la défausse est mélangée et placée sous la pioche :
reply-less = cette union rapporte { $percent } % de moins.
reply-spared = cet effet ne vous touche pas.
reply-add = ajoutez cette personnalité à votre main.
reply-popularity = gagnez { $percent } % de popularité.
reply-paid = gagnez autant de persuasion que cela a coûté.
reply-discard = ce Dignitaire est défaussé à la place, et le tour du Complot prend fin.
reply-free = cela ne vous coûte pas de popularité.
member-any = Quand vous unissez une alliance à laquelle il manque un membre : cette carte compte comme ce membre ; sauf si c’est la Compagnie, l’union rapporte { $percent } % de moins.
member-any-for-nothing = Quand vous unissez une alliance à laquelle il manque un membre : cette carte compte comme ce membre ; sauf si c’est la Compagnie, l’union ne rapporte pas de popularité.
member-times = Quand vous unissez : cette carte compte comme { $number } membres de son alliance.

## Feats

feat-elected = Élection remportée
feat-elected-story = Gagnez une partie rapide.
feat-governor = Haut-Gouverneur
feat-governor-story = Gagnez une campagne.
feat-unbeaten = Sans partage
feat-unbeaten-story = Gagnez une campagne où personne d’autre ne gagne de manche.
feat-syndicat = Main dans la main
feat-syndicat-story = Gagnez une partie rapide ou une manche où votre dernière union est celle du Syndicat.
feat-academie = Puits de science
feat-academie-story = Gagnez une partie rapide ou une manche où votre dernière union est celle de l’Académie.
feat-ordre = La loi et l’ordre
feat-ordre-story = Gagnez une partie rapide ou une manche où votre dernière union est celle de l’Ordre.
feat-compagnie = Une bonne affaire
feat-compagnie-story = Gagnez une partie rapide ou une manche où votre dernière union est celle de la Compagnie.
feat-culte = Pilier de la foi
feat-culte-story = Gagnez une partie rapide ou une manche où votre dernière union est celle du Culte.
feat-medias = À la une
feat-medias-story = Gagnez une partie rapide ou une manche où votre dernière union est celle des Médias.
feat-rebellion = Aux barricades
feat-rebellion-story = Gagnez une partie rapide ou une manche où votre dernière union est celle de la Rébellion.
feat-cartel = Une offre qu’on ne refuse pas
feat-cartel-story = Gagnez une partie rapide ou une manche où votre dernière union est celle du Cartel.
feat-ombres = Derrière le rideau
feat-ombres-story = Gagnez une partie rapide ou une manche où votre dernière union est celle des Ombres.
feat-exiles = Retour au pays
feat-exiles-story = Gagnez une partie rapide ou une manche où votre dernière union est celle des Exilés.
feat-synthetiques = Fabriqués, pas nés
feat-synthetiques-story = Gagnez une partie rapide ou une manche où votre dernière union est celle des Synthétiques.
feat-true_colours = Sous ses vraies couleurs
feat-true_colours-story = Gagnez une partie rapide ou une manche où vous avez utilisé votre affinité et uni son alliance en dernier.
feat-penniless = À bout d’arguments
feat-penniless-story = Gagnez une partie rapide ou une manche sans qu’il vous reste de persuasion.
feat-landslide = Raz-de-marée
feat-landslide-story = Gagnez une partie rapide ou une manche avec 100 % de popularité ou plus.
feat-photo_finish = Photo-finish
feat-photo_finish-story = Gagnez une partie rapide ou une manche alors que quelqu’un d’autre a 60 % ou plus.
feat-solo_easy = Complot découvert
feat-solo_easy-story = Gagnez en solo au niveau facile.
feat-solo_normal = Complot déjoué
feat-solo_normal-story = Gagnez en solo au niveau normal.
feat-solo_hard = Complot écrasé
feat-solo_hard-story = Gagnez en solo au niveau difficile.
feat-untouched = Pas un seul
feat-untouched-story = Gagnez en solo alors que la zone du Complot est vide.
feat-beloved = Idole du peuple
feat-beloved-story = Gagnez en solo avec 50 % de popularité ou plus.

## What is told

round-began = La manche { $round } commence ; { $seat } joue en premier.
affinity = Votre affinité : { $alliance }.
revealed = À la croisée des chemins arrive { $card }.
turn-began = C’est à { $seat } de jouer.
recruited = { $seat } recrute { $card } pour { $cost } de persuasion.
paid-blind = { $seat } paie { $cost } de persuasion pour une carte face cachée.
drew = { $seat } ajoute à sa main une carte face cachée.
drew-card = { $seat } ajoute { $card } à sa main.
debated = { $seat } débat avec { $card }.
used = { $seat } utilise { $card }.
met = { $seat } rencontre { $card }.
copied = { $seat } applique l’effet d’une autre carte : { $card }.
replays = { $seat } rejoue.
gained = { $seat } gagne { $number } de persuasion.
lost = { $seat } perd { $number } de persuasion.
took = { $seat } prend { $number } de persuasion à { $from }.
rose = { $seat } gagne { $percent } % de popularité et en est à { $total } %.
fell = { $seat } perd { $percent } % de popularité et en est à { $total } %.
united = { $seat } unit { $alliance }.
showed = { $seat } montre { $card }.
helped = { $seat } complète son union grâce à l’Argentier.
used-affinity = { $seat } utilise son affinité : { $alliance }.
discarded = { $seat } défausse { $card }.
swept = À la défausse : { $card }.
added = { $seat } ajoute { $card } à sa main.
laid = { $seat } pose { $card } à la croisée des chemins.
reacted = { $seat } réagit avec { $card }.
unanswered = Personne ne réagit.
spared = { $seat } y échappe.
stole = { $seat } prend à { $from } une carte de sa main.
stole-card = { $seat } prend à { $from } une carte de sa main : { $card }.
saw-hand = { $seat } regarde la main d’un adversaire : { $from }.
saw-card = { $from } a en main { $card }.
looked = { $number ->
    [one] { $seat } regarde la première carte de la pioche.
   *[other] { $seat } regarde les { $number } premières cartes de la pioche.
}
looked-at = Sur le dessus de la pioche : { $card }.
put-back = { $seat } repose le reste sur la pioche.
reshuffled = La défausse est mélangée et placée sous la pioche.
turned = Le sens du jeu s’inverse.
passed = { $seat } ne peut rien faire.
targeted = { $seat } choisit { $on }.
corrupted = Corruption : { $card } quitte le Complot.
plotted = Le Complot recrute { $card }.
plot-debated = Le Complot débat avec { $card }.
sealed = Pacte scellé avec { $alliance }.
round-won = { $wins ->
    [one] { $seat } gagne une manche.
   *[other] { $seat } gagne sa deuxième manche.
}
page-read = On lit la page du livret de victoires : { $alliance }.
removed = Quitte le jeu : { $card }.
brought = Entre en jeu : { $card }.
replaced = On remplace { $alliance } par { $by }.
joined = Nouvelle alliance en jeu : { $alliance }.
achieved = { $seat } obtient un succès : « { $feat } ».

ending-elected = Élection avec 70 % de popularité ou plus.
ending-limit = Deux cents tours ont été joués.
ending-campaign = Deux manches gagnées.
ending-pacts = Les cinq alliances sont unies.
ending-unpopular = Plus aucune popularité.
ending-plot = Le Complot a les cinq Dignitaires.
ending-stalemate = Deux cents tours ont été joués, et le Complot continue.
order-decline = Ne jamais réagir

option-mode = Mode
option-mode-quick = Partie rapide
option-mode-solo = Solo
option-mode-campaign = Campagne
option-difficulty = Difficulté
option-difficulty-easy = Facile : 30 %
option-difficulty-normal = Normal : 20 %
option-difficulty-hard = Difficile : 10 %
option-inhabitants = Habitants
option-inhabitants-classic = Les quatre de la partie rapide
option-inhabitants-campaign = Le Concierge et trois au hasard

## Refusals

ephios-turn-order = Rien ne vous est demandé pour le moment.
ephios-turn-action = Faites l’une des actions : recruter, débattre, utiliser ou unir (ou, en solo, corrompre).
ephios-turn-answer = Répondez d’abord à la question posée.
ephios-turn-pass = Vous pouvez encore faire une action.
ephios-recruit-crossroads = Recrutez une personnalité qui se trouve à la croisée des chemins.
ephios-recruit-inhabitant = Les habitants ne se recrutent pas : utilisez-les.
ephios-recruit-cost = Cela coûte { $value } de persuasion ; vous en avez { $persuasion }.
ephios-recruit-blind = Une carte face cachée coûte 1 de persuasion, et vous n’en avez pas.
ephios-recruit-empty = Il n’y a plus de carte à piocher.
ephios-debate-crossroads = Débattez avec une personnalité qui se trouve à la croisée des chemins.
ephios-debate-inhabitant = Les habitants ne débattent pas : utilisez-les.
ephios-use-held = Utilisez une personnalité de votre main ou un habitant de la croisée des chemins.
ephios-use-turn = Cette carte ne s’utilise pas comme action : elle attend son heure dans votre main.
ephios-use-choice = Cette carte ne peut pas être choisie ici.
ephios-use-target = Ce joueur ne peut pas être choisi : choisissez-en un que l’effet peut toucher.
ephios-unite-members = Il vous faut { $number } membres pour unir { $alliance }.
ephios-unite-play = Cette alliance n’est pas en jeu.
ephios-affinity-once = Vous n’avez plus d’affinité à utiliser.
ephios-affinity-held = Votre affinité est une autre alliance, dont vous n’avez aucune carte en main.
ephios-react-held = Réagissez avec une carte de votre main.
ephios-react-several = Vous n’avez pas plusieurs cartes qui conviennent.
ephios-react-fits = Cette carte ne permet pas de réagir à cela.
ephios-solo-corrupt = Corrompez un Dignitaire qui se trouve dans la zone du Complot.
