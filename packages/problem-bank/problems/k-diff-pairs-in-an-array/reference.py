def find_pairs(nums, k):
    indices = range(len(nums))
    pairs = [(nums[i], nums[j]) for i in indices for j in indices if i < j]
    return len({tuple(sorted(pair)) for pair in pairs if abs(pair[0] - pair[1]) == k})
