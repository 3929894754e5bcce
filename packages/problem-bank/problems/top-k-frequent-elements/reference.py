def top_k_frequent(nums, k):
    return sorted(set(nums), key=nums.count, reverse=True)[:k]
