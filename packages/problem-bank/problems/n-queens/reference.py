from itertools import permutations


def solve_n_queens(n):
    return [
        ["".join("Q" if column == at else "." for at in range(n)) for column in columns]
        for columns in permutations(range(n))
        if len({row - column for row, column in enumerate(columns)}) == n
        and len({row + column for row, column in enumerate(columns)}) == n
    ]
