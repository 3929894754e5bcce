def min_sub_array_len(target, nums):
    for length in range(1, len(nums) + 1):
        if any(sum(nums[start : start + length]) >= target for start in range(len(nums) - length + 1)):
            return length
    return 0
