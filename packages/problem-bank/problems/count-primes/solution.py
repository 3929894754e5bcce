from math import isqrt


def count_primes(n: int) -> int:
    if n < 3:
        return 0
    is_prime = bytearray([1]) * n
    is_prime[0] = is_prime[1] = 0
    for number in range(2, isqrt(n - 1) + 1):
        if is_prime[number]:
            multiples = range(number * number, n, number)
            is_prime[number * number :: number] = bytes(len(multiples))
    return sum(is_prime)
