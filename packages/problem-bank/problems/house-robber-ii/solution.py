def rob(nums: list[int]) -> int:
    n = len(nums)
    if n == 1:
        return nums[0]
    return max(rob_street(nums, 0, n - 1), rob_street(nums, 1, n))


def rob_street(money: list[int], start: int, end: int) -> int:
    older, newer = 0, 0
    for house in range(start, end):
        older, newer = newer, max(newer, older + money[house])
    return newer
