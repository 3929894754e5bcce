def min_flips(a: int, b: int, c: int) -> int:
    wrong = (a | b) ^ c
    wrong_twice = a & b & ~c
    return bin(wrong).count("1") + bin(wrong_twice).count("1")
