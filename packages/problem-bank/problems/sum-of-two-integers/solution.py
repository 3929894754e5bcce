MASK = 0xFFFFFFFF


def get_sum(a: int, b: int) -> int:
    a, b = a & MASK, b & MASK
    while b:
        a, b = a ^ b, (a & b) << 1 & MASK
    # The highest of the 32 bits is the sign.
    return a if a <= 0x7FFFFFFF else ~(a ^ MASK)
