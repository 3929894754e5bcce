from itertools import combinations_with_replacement, count


def num_squares(n):
    squares = [root * root for root in range(1, n + 1) if root * root <= n]
    return next(
        many
        for many in count(1)
        if any(sum(chosen) == n for chosen in combinations_with_replacement(squares, many))
    )
