def max_profit(prices, fee):
    def best(day):
        if day >= len(prices):
            return 0
        sales = [prices[sale] - prices[day] - fee + best(sale + 1) for sale in range(day + 1, len(prices))]
        return max([best(day + 1), *sales])

    return best(0)
