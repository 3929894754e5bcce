def find_error_nums(nums: list[int]) -> list[int]:
    n = len(nums)
    distinct = sum(set(nums))
    return [sum(nums) - distinct, n * (n + 1) // 2 - distinct]
