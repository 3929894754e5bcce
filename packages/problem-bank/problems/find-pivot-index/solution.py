def pivot_index(nums: list[int]) -> int:
    left, right = 0, sum(nums)
    for index, number in enumerate(nums):
        right -= number
        if left == right:
            return index
        left += number
    return -1
