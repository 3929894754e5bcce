def find_difference(nums1: list[int], nums2: list[int]) -> list[list[int]]:
    first, second = set(nums1), set(nums2)
    return [list(first - second), list(second - first)]
