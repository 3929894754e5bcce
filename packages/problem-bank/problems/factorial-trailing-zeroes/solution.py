def trailing_zeroes(n: int) -> int:
    zeroes = 0
    left = n // 5
    while left > 0:
        zeroes += left
        left //= 5
    return zeroes
