from itertools import combinations


def four_sum(nums, target):
    return [list(four) for four in {tuple(sorted(four)) for four in combinations(nums, 4)} if sum(four) == target]
