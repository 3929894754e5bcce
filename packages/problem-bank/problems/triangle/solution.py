def minimum_total(triangle: list[list[int]]) -> int:
    best = triangle[-1]
    for row in reversed(triangle[:-1]):
        best = [number + min(left, right) for number, left, right in zip(row, best, best[1:])]
    return best[0]
