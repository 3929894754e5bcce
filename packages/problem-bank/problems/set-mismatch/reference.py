def find_error_nums(nums):
    numbers = range(1, len(nums) + 1)
    [repeated] = [number for number in numbers if nums.count(number) == 2]
    [missing] = [number for number in numbers if nums.count(number) == 0]
    return [repeated, missing]
