def is_monotonic(nums: list[int]) -> bool:
    steps = list(zip(nums, nums[1:]))
    return all(one <= other for one, other in steps) or all(one >= other for one, other in steps)
