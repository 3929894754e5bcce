# The largest power of three of 32 bits.
LARGEST = 3**19


def is_power_of_three(n: int) -> bool:
    return n > 0 and LARGEST % n == 0
