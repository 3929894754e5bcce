def subarray_sum(nums, k):
    ends = range(1, len(nums) + 1)
    return sum(sum(nums[start:end]) == k for end in ends for start in range(end))
