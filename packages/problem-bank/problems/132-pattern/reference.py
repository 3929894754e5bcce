from itertools import combinations


def find132pattern(nums):
    return any(first < last < middle for first, middle, last in combinations(nums, 3))
