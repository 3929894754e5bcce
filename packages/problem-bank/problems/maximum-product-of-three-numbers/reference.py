from itertools import combinations


def maximum_product(nums):
    return max(a * b * c for a, b, c in combinations(nums, 3))
