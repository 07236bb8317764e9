card = { $card ->
    [0] un chien
   *[other] une babiole de valeur { $card }
}
looked = { $seat } regarde la première carte.
looked-at = La première carte est { card }.
took = { $seat } prend la première carte.
took-card = Vous prenez { card }.
reached = { $seat } tend la main vers les cartes de { $from }.
barked = Un chien aboie pour { $seat } !
robbed = { $seat } vole une carte à { $from }.
robbed-card = { $seat } vole { card } à { $from }.
scattered = Le bruit éparpille { card }.
showed = { $seat } montre { card }.
ending-deck-gone = La pioche est épuisée.
order-hush = Ne jamais aboyer.
order-bark = Aboyer chaque fois que j'ai un chien.
magpie-turn-order = Ce n'est pas votre tour.
magpie-turn-choice = Personne ne vous vole.
magpie-look-once = Vous avez déjà regardé pendant ce tour.
magpie-rob-from = Il n'y a personne à voler à cette place.
magpie-rob-answer = On vous vole : un chien aboie ou se tait.
magpie-dog-held = Vous n'avez pas de chien.
