table-over = The game is over.
table-not-asked = You aren't asked anything now.
table-seat = seat { $number }
