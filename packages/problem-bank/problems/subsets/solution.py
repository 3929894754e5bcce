def subsets(nums: list[int]) -> list[list[int]]:
    found = [[]]
    for number in nums:
        found += [subset + [number] for subset in found]
    return found
