def max_subarray_sum_circular(nums):
    twice = nums + nums
    return max(
        sum(twice[start : start + length]) for start in range(len(nums)) for length in range(1, len(nums) + 1)
    )
