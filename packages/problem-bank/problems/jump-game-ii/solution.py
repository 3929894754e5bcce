def jump(nums: list[int]) -> int:
    jumps = end = furthest = 0
    for place in range(len(nums) - 1):
        furthest = max(furthest, place + nums[place])
        if place == end:
            jumps += 1
            end = furthest
    return jumps
