def subarrays_with_k_distinct(nums, k):
    ends = range(1, len(nums) + 1)
    return sum(len(set(nums[start:end])) == k for end in ends for start in range(end))
