from functools import cache


def delete_and_earn(nums):
    @cache
    def most(left):
        return max(
            (
                value * left.count(value) + most(tuple(other for other in left if abs(other - value) > 1))
                for value in set(left)
            ),
            default=0,
        )

    return most(tuple(sorted(nums)))
