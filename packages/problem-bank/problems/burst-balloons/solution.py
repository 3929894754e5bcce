def max_coins(nums: list[int]) -> int:
    row = [1, *nums, 1]
    # best[left][right]: the most coins for all balloons strictly between the two.
    best = [[0] * len(row) for _ in row]
    for left in reversed(range(len(row) - 2)):
        for right in range(left + 2, len(row)):
            best[left][right] = max(
                best[left][last] + row[left] * row[last] * row[right] + best[last][right]
                for last in range(left + 1, right)
            )
    return best[0][-1]
