def find_max_average(nums, k):
    return max(sum(nums[start : start + k]) / k for start in range(len(nums) - k + 1))
