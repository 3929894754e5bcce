def find_duplicates(nums):
    return [number for number in range(1, len(nums) + 1) if nums.count(number) == 2]
