def find_max_length(nums: list[int]) -> int:
    first_places = {0: -1}
    balance = longest = 0
    for place, number in enumerate(nums):
        balance += 1 if number == 1 else -1
        if balance in first_places:
            longest = max(longest, place - first_places[balance])
        else:
            first_places[balance] = place
    return longest
