def can_jump(nums: list[int]) -> bool:
    furthest = 0
    for place, jump in enumerate(nums):
        if place > furthest:
            return False
        furthest = max(furthest, place + jump)
    return True
