def rob(nums: list[int]) -> int:
    older, newer = 0, 0
    for money in nums:
        older, newer = newer, max(newer, older + money)
    return newer
