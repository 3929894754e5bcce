def single_number(nums):
    return [number for number in nums if nums.count(number) == 1]
