def min_eating_speed(piles, h):
    speed = 1
    while sum(-(-pile // speed) for pile in piles) > h:
        speed += 1
    return speed
