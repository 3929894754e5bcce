def subsets_with_dup(nums: list[int]) -> list[list[int]]:
    numbers = sorted(nums)
    subsets = [[]]
    made_last = 0
    for place, number in enumerate(numbers):
        is_repeated = place > 0 and number == numbers[place - 1]
        extended = [subset + [number] for subset in subsets[made_last if is_repeated else 0 :]]
        made_last = len(subsets)
        subsets += extended
    return subsets
