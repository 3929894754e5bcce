def sorted_squares(nums: list[int]) -> list[int]:
    squares = [0] * len(nums)
    left, right = 0, len(nums) - 1
    for place in reversed(range(len(nums))):
        if abs(nums[left]) > abs(nums[right]):
            squares[place] = nums[left] ** 2
            left += 1
        else:
            squares[place] = nums[right] ** 2
            right -= 1
    return squares
