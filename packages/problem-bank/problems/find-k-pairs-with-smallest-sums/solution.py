from heapq import heappop, heappush


def k_smallest_pairs(nums1: list[int], nums2: list[int], k: int) -> list[list[int]]:
    pairs = []
    heap = [(nums1[0] + nums2[0], 0, 0)]
    while heap and len(pairs) < k:
        _, i, j = heappop(heap)
        pairs.append([nums1[i], nums2[j]])
        if j + 1 < len(nums2):
            heappush(heap, (nums1[i] + nums2[j + 1], i, j + 1))
        if j == 0 and i + 1 < len(nums1):
            heappush(heap, (nums1[i + 1] + nums2[0], i + 1, 0))
    return pairs
