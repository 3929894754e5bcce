def max_sum_subarray(nums: list[int], k: int) -> int:
    total = best = sum(nums[:k])
    for index in range(k, len(nums)):
        total += nums[index] - nums[index - k]
        best = max(best, total)
    return best
