def majority_element(nums: list[int]) -> list[int]:
    votes: dict[int, int] = {}
    for number in nums:
        if number in votes or len(votes) < 2:
            votes[number] = votes.get(number, 0) + 1
        else:
            votes = {candidate: count - 1 for candidate, count in votes.items() if count > 1}
    return [candidate for candidate in votes if nums.count(candidate) > len(nums) / 3]
