def check_subarray_sum(nums, k):
    ends = range(2, len(nums) + 1)
    return any(sum(nums[start:end]) % k == 0 for end in ends for start in range(end - 1))
