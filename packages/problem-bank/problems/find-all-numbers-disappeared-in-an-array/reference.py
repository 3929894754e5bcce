def find_disappeared_numbers(nums):
    return [number for number in range(1, len(nums) + 1) if number not in nums]
