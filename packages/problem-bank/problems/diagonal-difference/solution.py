def diagonal_difference(arr: list[list[int]]) -> int:
    difference = sum(row[i] - row[-1 - i] for i, row in enumerate(arr))
    return abs(difference)
