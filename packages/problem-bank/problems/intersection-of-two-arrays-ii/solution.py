from collections import Counter


def intersect(nums1: list[int], nums2: list[int]) -> list[int]:
    left = Counter(nums1)
    shared = []
    for number in nums2:
        if left[number] > 0:
            left[number] -= 1
            shared.append(number)
    return shared
