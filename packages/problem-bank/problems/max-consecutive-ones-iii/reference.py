def longest_ones(nums, k):
    parts = (nums[start:end] for start in range(len(nums)) for end in range(start, len(nums) + 1))
    return max(len(part) for part in parts if part.count(0) <= k)
