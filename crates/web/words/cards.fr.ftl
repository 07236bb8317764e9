card-token = jeton
card-offence = Offense
card-defence = Défense
card-action = coûte une action
card-free = gratuit
card-now = instantané
