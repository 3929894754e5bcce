def hamming_distance(x: int, y: int) -> int:
    differing = x ^ y
    distance = 0
    while differing:
        differing &= differing - 1
        distance += 1
    return distance
