def two_sum(nums: list[int], target: int) -> list[int]:
    index_of = {}
    for index, number in enumerate(nums):
        partner = target - number
        if partner in index_of:
            return [index_of[partner], index]
        index_of[number] = index
    return []
