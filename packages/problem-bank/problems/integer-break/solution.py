def integer_break(n: int) -> int:
    if n <= 3:
        return n - 1
    threes = n // 3
    if n % 3 == 0:
        return 3**threes
    if n % 3 == 1:
        return 3 ** (threes - 1) * 4
    return 3**threes * 2
