def max_profit(prices):
    def best(day):
        if day >= len(prices):
            return 0
        sales = [prices[sale] - prices[day] + best(sale + 2) for sale in range(day + 1, len(prices))]
        return max([best(day + 1), *sales])

    return best(0)
