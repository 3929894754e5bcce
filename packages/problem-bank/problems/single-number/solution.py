def single_number(nums: list[int]) -> int:
    single = 0
    for number in nums:
        single ^= number
    return single
