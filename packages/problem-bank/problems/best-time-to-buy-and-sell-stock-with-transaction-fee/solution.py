from math import inf


def max_profit(prices: list[int], fee: int) -> int:
    without, holding = 0, -inf
    for price in prices:
        without = max(without, holding + price - fee)
        holding = max(holding, without - price)
    return without
