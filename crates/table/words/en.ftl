table-over = The game is over.
table-seat = seat { $number }
table-score = { $seat }: { $score }
table-wins = { $seat } wins.
table-shares = { $seat } shares the victory.
table-nobody = Nobody wins.
table-unfinished = The game isn't finished.
