def move_zeroes(nums: list[int]) -> None:
    place = 0
    for index, number in enumerate(nums):
        if number != 0:
            nums[place], nums[index] = nums[index], nums[place]
            place += 1
