def contains_nearby_duplicate(nums, k):
    return any(
        nums[i] == nums[j] and j - i <= k
        for i in range(len(nums))
        for j in range(i + 1, len(nums))
    )
