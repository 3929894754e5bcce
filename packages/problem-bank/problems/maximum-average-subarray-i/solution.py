def find_max_average(nums: list[int], k: int) -> float:
    best = window = sum(nums[:k])
    for entering, leaving in zip(nums[k:], nums):
        window += entering - leaving
        best = max(best, window)
    return best / k
