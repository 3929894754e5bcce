def num_identical_pairs(nums):
    return sum(nums[i] == nums[j] for j in range(len(nums)) for i in range(j))
