def remove_duplicates(nums: list[int]) -> int:
    kept = 0
    for number in nums:
        if kept == 0 or number != nums[kept - 1]:
            nums[kept] = number
            kept += 1
    return kept
