def move_zeroes(nums):
    others = [number for number in nums if number != 0]
    nums[:] = others + [0] * nums.count(0)
