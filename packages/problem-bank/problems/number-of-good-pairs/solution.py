from collections import Counter


def num_identical_pairs(nums: list[int]) -> int:
    seen = Counter()
    pairs = 0
    for number in nums:
        pairs += seen[number]
        seen[number] += 1
    return pairs
