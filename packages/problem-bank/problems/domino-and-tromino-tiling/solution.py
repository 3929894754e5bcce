MODULUS = 10**9 + 7


def num_tilings(n: int) -> int:
    current, following, third = 1, 1, 2
    for _ in range(n):
        current, following, third = following, third, (2 * third + current) % MODULUS
    return current
