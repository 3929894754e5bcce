from math import inf


def max_profit(prices: list[int]) -> int:
    holding, sold, free = -inf, -inf, 0
    for price in prices:
        holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
    return max(sold, free)
