from itertools import product


def find_target_sum_ways(nums, target):
    return sum(
        sum(sign * number for sign, number in zip(signs, nums)) == target
        for signs in product((1, -1), repeat=len(nums))
    )
