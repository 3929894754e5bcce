def running_sum(nums):
    return [sum(nums[: end + 1]) for end in range(len(nums))]
