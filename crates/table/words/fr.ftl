table-over = La partie est finie.
table-not-asked = On ne vous demande rien pour l'instant.
table-seat = place { $number }
