def contains_duplicate(nums: list[int]) -> bool:
    return len(set(nums)) < len(nums)
