table-over = La partie est finie.
table-seat = place { $number }
table-score = { $seat } : { $score }
table-wins = { $seat } gagne.
table-shares = { $seat } partage la victoire.
table-nobody = Personne ne gagne.
table-unfinished = La partie n'est pas finie.
