def max_profit(prices):
    days = range(len(prices))
    return max(prices[sale] - prices[purchase] for sale in days for purchase in range(sale + 1))
