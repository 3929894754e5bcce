from itertools import combinations


def increasing_triplet(nums):
    return any(a < b < c for a, b, c in combinations(nums, 3))
