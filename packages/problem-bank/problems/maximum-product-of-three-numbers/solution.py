from heapq import nlargest, nsmallest


def maximum_product(nums: list[int]) -> int:
    first, second, third = nlargest(3, nums)
    lowest, second_lowest = nsmallest(2, nums)
    return max(first * second * third, first * lowest * second_lowest)
