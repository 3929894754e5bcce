def intersect(nums1, nums2):
    shared = []
    for value in set(nums1):
        shared += [value] * min(nums1.count(value), nums2.count(value))
    return shared
