from itertools import combinations


def subsets_with_dup(nums):
    ordered = sorted(nums)
    return [list(subset) for subset in {each for size in range(len(nums) + 1) for each in combinations(ordered, size)}]
