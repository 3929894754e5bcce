def sort_array_by_parity(nums: list[int]) -> list[int]:
    return sorted(nums, key=lambda number: number % 2)
