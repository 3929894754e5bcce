def max_profit(prices: list[int]) -> int:
    return sum(max(0, tomorrow - today) for today, tomorrow in zip(prices, prices[1:]))
