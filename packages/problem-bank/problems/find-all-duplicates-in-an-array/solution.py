def find_duplicates(nums: list[int]) -> list[int]:
    duplicates = []
    for number in map(abs, nums):
        # The sign at a number's own place tells that it was seen.
        if nums[number - 1] < 0:
            duplicates.append(number)
        nums[number - 1] *= -1
    return duplicates
