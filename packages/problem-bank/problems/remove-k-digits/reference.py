from itertools import combinations


def remove_kdigits(num, k):
    return str(min(int("".join(kept) or "0") for kept in combinations(num, len(num) - k)))
