def min_flips(a, b, c):
    flips = 0
    for place in range(32):
        one, other, wanted = (number >> place & 1 for number in (a, b, c))
        flips += min(
            (one != new_one) + (other != new_other)
            for new_one in (0, 1)
            for new_other in (0, 1)
            if new_one | new_other == wanted
        )
    return flips
