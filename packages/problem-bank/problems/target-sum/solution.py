from collections import Counter


def find_target_sum_ways(nums: list[int], target: int) -> int:
    ways = Counter({0: 1})
    for number in nums:
        extended = Counter()
        for total, count in ways.items():
            extended[total + number] += count
            extended[total - number] += count
        ways = extended
    return ways[target]
