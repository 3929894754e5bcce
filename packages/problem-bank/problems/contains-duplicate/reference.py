def contains_duplicate(nums):
    return any(nums[i] == nums[j] for j in range(len(nums)) for i in range(j))
