from functools import cache


def ship_within_days(weights, days):
    @cache
    def capacity(first, left):
        if first == len(weights):
            return 0
        if left == 0:
            return float("inf")
        return min(
            max(sum(weights[first:end]), capacity(end, left - 1))
            for end in range(first + 1, len(weights) + 1)
        )

    return capacity(0, days)
