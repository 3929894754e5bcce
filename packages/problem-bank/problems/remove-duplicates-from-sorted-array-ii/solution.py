def remove_duplicates(nums: list[int]) -> int:
    kept = 0
    for number in nums:
        if kept < 2 or number != nums[kept - 2]:
            nums[kept] = number
            kept += 1
    return kept
