def sort_array_by_parity(nums):
    evens, odds = [], []
    for number in nums:
        (odds if number % 2 else evens).append(number)
    return evens + odds
