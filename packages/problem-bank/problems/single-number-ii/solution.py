def single_number(nums: list[int]) -> int:
    ones, twos = 0, 0
    for number in nums:
        ones = (ones ^ number) & ~twos
        twos = (twos ^ number) & ~ones
    return ones
