from collections import Counter


def subarray_sum(nums: list[int], k: int) -> int:
    seen = Counter([0])
    total = count = 0
    for number in nums:
        total += number
        count += seen[total - k]
        seen[total] += 1
    return count
