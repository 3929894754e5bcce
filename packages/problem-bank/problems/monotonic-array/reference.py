def is_monotonic(nums):
    return nums in (sorted(nums), sorted(nums, reverse=True))
