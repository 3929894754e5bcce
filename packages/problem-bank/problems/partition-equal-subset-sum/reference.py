def can_partition(nums):
    def reaches(rest, difference):
        if not rest:
            return difference == 0
        return reaches(rest[1:], difference + rest[0]) or reaches(rest[1:], difference - rest[0])

    return reaches(nums, 0)
