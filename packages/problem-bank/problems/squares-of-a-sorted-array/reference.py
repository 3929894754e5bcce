def sorted_squares(nums):
    return sorted(number * number for number in nums)
