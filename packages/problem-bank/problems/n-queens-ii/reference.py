from itertools import permutations


def total_n_queens(n):
    return sum(
        len({row - column for row, column in enumerate(columns)}) == n
        and len({row + column for row, column in enumerate(columns)}) == n
        for columns in permutations(range(n))
    )
