def third_max(nums: list[int]) -> int:
    largest = []
    for number in nums:
        if number not in largest:
            largest = sorted([*largest, number], reverse=True)[:3]
    return largest[2] if len(largest) == 3 else largest[0]
