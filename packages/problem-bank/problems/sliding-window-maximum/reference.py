def max_sliding_window(nums, k):
    return [max(nums[start : start + k]) for start in range(len(nums) - k + 1)]
