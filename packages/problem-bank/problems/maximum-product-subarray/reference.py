from math import prod


def max_product(nums):
    ends = range(1, len(nums) + 1)
    return max(prod(nums[start:end]) for end in ends for start in range(end))
