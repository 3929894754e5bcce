from math import inf


def find_median_sorted_arrays(nums1: list[int], nums2: list[int]) -> float:
    shorter, longer = sorted((nums1, nums2), key=len)
    half = (len(shorter) + len(longer) + 1) // 2
    low, high = 0, len(shorter)
    while True:
        taken = (low + high) // 2
        others = half - taken
        shorter_low = shorter[taken - 1] if taken > 0 else -inf
        shorter_high = shorter[taken] if taken < len(shorter) else inf
        longer_low = longer[others - 1] if others > 0 else -inf
        longer_high = longer[others] if others < len(longer) else inf
        if shorter_low > longer_high:
            high = taken - 1
        elif longer_low > shorter_high:
            low = taken + 1
        elif (len(shorter) + len(longer)) % 2 == 1:
            return float(max(shorter_low, longer_low))
        else:
            return (max(shorter_low, longer_low) + min(shorter_high, longer_high)) / 2
