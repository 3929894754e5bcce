def combination_sum4(nums: list[int], target: int) -> int:
    ways = [1] + [0] * target
    for total in range(1, target + 1):
        ways[total] = sum(ways[total - last] for last in nums if last <= total)
    return ways[target]
