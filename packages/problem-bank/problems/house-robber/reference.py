def rob(nums):
    if not nums:
        return 0
    return max(rob(nums[1:]), nums[0] + rob(nums[2:]))
