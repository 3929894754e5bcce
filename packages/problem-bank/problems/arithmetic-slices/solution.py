def number_of_arithmetic_slices(nums: list[int]) -> int:
    total = ending_here = 0
    for a, b, c in zip(nums, nums[1:], nums[2:]):
        ending_here = ending_here + 1 if c - b == b - a else 0
        total += ending_here
    return total
