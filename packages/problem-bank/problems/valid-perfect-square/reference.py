def is_perfect_square(num):
    """Subtracts the odd numbers 1, 3, 5, ..., whose sums are the squares."""
    left, odd = num, 1
    while left > 0:
        left -= odd
        odd += 2
    return left == 0
