from collections import Counter


def find_pairs(nums: list[int], k: int) -> int:
    counts = Counter(nums)
    if k == 0:
        return sum(count > 1 for count in counts.values())
    return sum(number + k in counts for number in counts)
