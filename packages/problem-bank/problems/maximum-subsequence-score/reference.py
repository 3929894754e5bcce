from itertools import combinations


def max_score(nums1, nums2, k):
    return max(
        sum(nums1[i] for i in chosen) * min(nums2[i] for i in chosen) for chosen in combinations(range(len(nums1)), k)
    )
