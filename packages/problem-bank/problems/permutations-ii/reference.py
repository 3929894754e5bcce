from itertools import permutations


def permute_unique(nums):
    return [list(each) for each in set(permutations(nums))]
