def summary_ranges(nums: list[int]) -> list[str]:
    ranges = []
    start = 0
    for place, number in enumerate(nums):
        if place + 1 < len(nums) and nums[place + 1] == number + 1:
            continue
        ranges.append(str(number) if start == place else f"{nums[start]}->{number}")
        start = place + 1
    return ranges
