def subarrays_div_by_k(nums, k):
    ends = range(1, len(nums) + 1)
    return sum(sum(nums[start:end]) % k == 0 for end in ends for start in range(end))
