def shuffle(nums: list[int], n: int) -> list[int]:
    return [number for pair in zip(nums[:n], nums[n:]) for number in pair]
