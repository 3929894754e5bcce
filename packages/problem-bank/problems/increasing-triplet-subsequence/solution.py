from math import inf


def increasing_triplet(nums: list[int]) -> bool:
    # The smallest so far, and the smallest with a smaller one before it.
    first = second = inf
    for number in nums:
        if number <= first:
            first = number
        elif number <= second:
            second = number
        else:
            return True
    return False
