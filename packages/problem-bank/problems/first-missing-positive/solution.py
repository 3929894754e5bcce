def first_missing_positive(nums: list[int]) -> int:
    size = len(nums)
    for place in range(size):
        while 1 <= nums[place] <= size and nums[nums[place] - 1] != nums[place]:
            home = nums[place] - 1
            nums[place], nums[home] = nums[home], nums[place]
    for place, number in enumerate(nums):
        if number != place + 1:
            return place + 1
    return size + 1
