from functools import cache


def split_array(nums, k):
    @cache
    def largest(first, parts):
        if parts == 1:
            return sum(nums[first:])
        return min(
            max(sum(nums[first:end]), largest(end, parts - 1))
            for end in range(first + 1, len(nums) - parts + 2)
        )

    return largest(0, k)
