from statistics import median


def find_median_sorted_arrays(nums1, nums2):
    return float(median(nums1 + nums2))
