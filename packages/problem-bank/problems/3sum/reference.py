from itertools import combinations


def three_sum(nums):
    return [list(triplet) for triplet in {tuple(sorted(three)) for three in combinations(nums, 3) if sum(three) == 0}]
