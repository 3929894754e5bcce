def min_eating_speed(piles: list[int], h: int) -> int:
    low, high = 1, max(piles)
    while low < high:
        speed = (low + high) // 2
        hours = sum((pile + speed - 1) // speed for pile in piles)
        if hours <= h:
            high = speed
        else:
            low = speed + 1
    return low
