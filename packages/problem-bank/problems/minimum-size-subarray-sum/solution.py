def min_sub_array_len(target: int, nums: list[int]) -> int:
    shortest = len(nums) + 1
    total = start = 0
    for end, number in enumerate(nums):
        total += number
        while total >= target:
            shortest = min(shortest, end - start + 1)
            total -= nums[start]
            start += 1
    return shortest if shortest <= len(nums) else 0
