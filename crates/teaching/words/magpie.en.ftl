card = { $card ->
    [0] a dog
   *[other] a trinket worth { $card }
}
looked = { $seat } looks at the top card.
looked-at = The top card is { card }.
took = { $seat } takes the top card.
took-card = You take { card }.
reached = { $seat } reaches for the cards of { $from }.
barked = A dog barks for { $seat }!
robbed = { $seat } steals a card from { $from }.
robbed-card = { $seat } steals { card } from { $from }.
scattered = The noise scatters { card }.
showed = { $seat } shows { card }.
ending-deck-gone = The deck is gone.
order-hush = Never bark.
order-bark = Bark whenever I have a dog.
magpie-turn-order = It isn't your turn.
magpie-turn-choice = Nobody is robbing you.
magpie-look-once = You have already looked this turn.
magpie-rob-from = There is nobody to rob on that seat.
magpie-rob-answer = You are being robbed: a dog barks or keeps quiet.
magpie-dog-held = You have no dog.
