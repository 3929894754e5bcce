def next_permutation(nums):
    def all_above(prefix, rest):
        # The permutations in ascending order, without repetition.
        if not rest:
            yield prefix
        for number in sorted(set(rest)):
            others = list(rest)
            others.remove(number)
            yield from all_above(prefix + [number], others)

    later = (candidate for candidate in all_above([], nums) if candidate > nums)
    nums[:] = next(later, sorted(nums))
