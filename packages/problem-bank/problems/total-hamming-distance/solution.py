def total_hamming_distance(nums: list[int]) -> int:
    total = 0
    for place in range(30):
        ones = sum(number >> place & 1 for number in nums)
        total += ones * (len(nums) - ones)
    return total
