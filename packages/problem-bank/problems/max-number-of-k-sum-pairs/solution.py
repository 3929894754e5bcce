from collections import Counter


def max_operations(nums: list[int], k: int) -> int:
    waiting = Counter()
    operations = 0
    for number in nums:
        if waiting[k - number] > 0:
            waiting[k - number] -= 1
            operations += 1
        else:
            waiting[number] += 1
    return operations
