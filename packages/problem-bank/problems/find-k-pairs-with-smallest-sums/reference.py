def k_smallest_pairs(nums1, nums2, k):
    return sorted(([one, other] for one in nums1 for other in nums2), key=sum)[:k]
