def find_number_of_lis(nums: list[int]) -> int:
    # Of the longest increasing subsequences that end at each place: how long they are, and how many.
    lengths = [1] * len(nums)
    counts = [1] * len(nums)
    for last, number in enumerate(nums):
        for before in range(last):
            if nums[before] >= number:
                continue
            if lengths[before] + 1 > lengths[last]:
                lengths[last] = lengths[before] + 1
                counts[last] = counts[before]
            elif lengths[before] + 1 == lengths[last]:
                counts[last] += counts[before]
    longest = max(lengths)
    return sum(count for count, length in zip(counts, lengths) if length == longest)
