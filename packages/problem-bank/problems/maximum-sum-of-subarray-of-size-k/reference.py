def max_sum_subarray(nums, k):
    return max(sum(nums[start : start + k]) for start in range(len(nums) - k + 1))
