from itertools import combinations


def combination_sum3(k, n):
    return [list(digits) for digits in combinations(range(1, 10), k) if sum(digits) == n]
