card-token = Spielstein
card-offence = Offensive
card-defence = Defensive
card-action = kostet eine Aktion
card-free = kostenlos
card-now = sofort
