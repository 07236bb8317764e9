table-over = Die Partie ist zu Ende.
table-not-asked = Sie sind gerade nicht gefragt.
table-seat = Platz { $number }
