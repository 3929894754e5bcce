def max_profit(prices):
    def one_trade(days):
        return max([0, *(sale - days[at] for at in range(len(days)) for sale in days[at:])])

    return max(one_trade(prices[:split]) + one_trade(prices[split:]) for split in range(len(prices)))
