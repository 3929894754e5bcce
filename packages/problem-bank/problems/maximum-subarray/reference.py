def max_sub_array(nums):
    ends = range(1, len(nums) + 1)
    return max(sum(nums[start:end]) for end in ends for start in range(end))
