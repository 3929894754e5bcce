def majority_element(nums: list[int]) -> int:
    candidate = None
    lead = 0
    for number in nums:
        if lead == 0:
            candidate = number
        lead += 1 if number == candidate else -1
    return candidate
