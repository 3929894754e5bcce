def number_of_arithmetic_slices(nums):
    def is_arithmetic(part):
        return len(part) >= 3 and len({b - a for a, b in zip(part, part[1:])}) == 1

    ends = range(1, len(nums) + 1)
    return sum(is_arithmetic(nums[start:end]) for end in ends for start in range(end))
