def contains_nearby_duplicate(nums: list[int], k: int) -> bool:
    last_place: dict[int, int] = {}
    for place, number in enumerate(nums):
        if number in last_place and place - last_place[number] <= k:
            return True
        last_place[number] = place
    return False
