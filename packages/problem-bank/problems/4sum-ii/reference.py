def four_sum_count(nums1, nums2, nums3, nums4):
    return sum(a + b + c + d == 0 for a in nums1 for b in nums2 for c in nums3 for d in nums4)
