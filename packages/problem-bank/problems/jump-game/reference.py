def can_jump(nums):
    def reaches_end(place):
        if place == len(nums) - 1:
            return True
        furthest = min(place + nums[place], len(nums) - 1)
        return any(reaches_end(further) for further in range(place + 1, furthest + 1))

    return reaches_end(0)
