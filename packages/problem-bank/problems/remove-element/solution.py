def remove_element(nums: list[int], val: int) -> int:
    kept = 0
    for number in nums:
        if number != val:
            nums[kept] = number
            kept += 1
    return kept
