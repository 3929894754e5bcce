def delete_and_earn(nums: list[int]) -> int:
    points = [0] * (max(nums) + 1)
    for number in nums:
        points[number] += number
    older, newer = 0, 0
    for earned in points:
        older, newer = newer, max(newer, older + earned)
    return newer
