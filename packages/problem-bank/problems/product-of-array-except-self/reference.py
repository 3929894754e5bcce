from math import prod


def product_except_self(nums):
    return [prod(nums[:i] + nums[i + 1 :]) for i in range(len(nums))]
