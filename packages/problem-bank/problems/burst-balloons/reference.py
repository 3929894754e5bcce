def max_coins(nums):
    def most(left):
        row = (1, *left, 1)
        return max(
            (row[at] * row[at + 1] * row[at + 2] + most(left[:at] + left[at + 1 :]) for at in range(len(left))),
            default=0,
        )

    return most(tuple(nums))
