def wiggle_max_length(nums: list[int]) -> int:
    up = down = 1
    for before, number in zip(nums, nums[1:]):
        if number > before:
            up = down + 1
        elif number < before:
            down = up + 1
    return max(up, down)
