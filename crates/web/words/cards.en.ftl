card-token = token
card-offence = Offence
card-defence = Defence
card-action = costs an action
card-free = free
card-now = instantaneous
