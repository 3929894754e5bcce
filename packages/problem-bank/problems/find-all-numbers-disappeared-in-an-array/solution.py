def find_disappeared_numbers(nums: list[int]) -> list[int]:
    for number in nums:
        place = abs(number) - 1
        nums[place] = -abs(nums[place])
    return [place + 1 for place, number in enumerate(nums) if number > 0]
