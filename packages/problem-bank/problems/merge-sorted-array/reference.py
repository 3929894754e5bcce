def merge(nums1, m, nums2, n):
    nums1[:] = sorted(nums1[:m] + nums2[:n])
