from collections import Counter
from math import gcd


def max_points(points: list[list[int]]) -> int:
    def direction(x: int, y: int) -> tuple[int, int]:
        divisor = gcd(x, y)
        if x < 0 or (x == 0 and y < 0):
            divisor = -divisor
        return x // divisor, y // divisor

    best = 1
    for i, (x, y) in enumerate(points):
        directions = Counter(direction(a - x, b - y) for a, b in points[i + 1 :])
        best = max(best, 1 + max(directions.values(), default=0))
    return best
