def find_duplicate(nums: list[int]) -> int:
    slow = fast = 0
    while True:
        slow = nums[slow]
        fast = nums[nums[fast]]
        if slow == fast:
            break
    start = 0
    while start != slow:
        start = nums[start]
        slow = nums[slow]
    return start
