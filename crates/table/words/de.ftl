table-over = Die Partie ist zu Ende.
table-seat = Platz { $number }
table-score = { $seat }: { $score }
table-wins = { $seat } gewinnt.
table-shares = { $seat } teilt sich den Sieg.
table-nobody = Niemand gewinnt.
table-unfinished = Die Partie ist nicht zu Ende.
