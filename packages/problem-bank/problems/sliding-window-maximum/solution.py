from collections import deque


def max_sliding_window(nums: list[int], k: int) -> list[int]:
    maximums = []
    candidates = deque()
    for place, number in enumerate(nums):
        while candidates and nums[candidates[-1]] <= number:
            candidates.pop()
        candidates.append(place)
        if candidates[0] <= place - k:
            candidates.popleft()
        if place >= k - 1:
            maximums.append(nums[candidates[0]])
    return maximums
