def max_product(nums: list[int]) -> int:
    best = largest = smallest = nums[0]
    for number in nums[1:]:
        candidates = (number, number * largest, number * smallest)
        largest, smallest = max(candidates), min(candidates)
        best = max(best, largest)
    return best
