def reverse_pairs(nums):
    return sum(nums[i] > 2 * nums[j] for j in range(len(nums)) for i in range(j))
