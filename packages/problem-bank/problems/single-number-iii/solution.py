from functools import reduce
from operator import xor


def single_number(nums: list[int]) -> list[int]:
    both = reduce(xor, nums)
    bit = both & -both
    one = reduce(xor, (number for number in nums if number & bit))
    return [one, both ^ one]
