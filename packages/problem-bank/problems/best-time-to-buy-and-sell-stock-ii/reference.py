def max_profit(prices):
    def best(day, bought_at):
        if day == len(prices):
            return 0
        wait = best(day + 1, bought_at)
        if bought_at is None:
            return max(wait, best(day + 1, prices[day]))
        return max(wait, prices[day] - bought_at + best(day, None))

    return best(0, None)
