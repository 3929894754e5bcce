from itertools import combinations


def three_sum_closest(nums, target):
    return min((sum(three) for three in combinations(nums, 3)), key=lambda total: abs(total - target))
