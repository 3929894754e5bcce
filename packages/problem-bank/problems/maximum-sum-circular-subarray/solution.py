def max_subarray_sum_circular(nums: list[int]) -> int:
    # Of the stretches that end here the largest and the smallest sum.
    highest_here = lowest_here = 0
    highest = lowest = nums[0]
    for number in nums:
        highest_here = max(highest_here, 0) + number
        lowest_here = min(lowest_here, 0) + number
        highest = max(highest, highest_here)
        lowest = min(lowest, lowest_here)
    # With negative numbers alone, leaving out the lowest stretch would leave nothing.
    return highest if highest < 0 else max(highest, sum(nums) - lowest)
