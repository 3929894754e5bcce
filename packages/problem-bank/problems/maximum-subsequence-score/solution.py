import heapq


def max_score(nums1: list[int], nums2: list[int], k: int) -> int:
    best = total = 0
    largest = []
    for factor, number in sorted(zip(nums2, nums1), reverse=True):
        total += number
        heapq.heappush(largest, number)
        if len(largest) > k:
            total -= heapq.heappop(largest)
        if len(largest) == k:
            best = max(best, total * factor)
    return best
