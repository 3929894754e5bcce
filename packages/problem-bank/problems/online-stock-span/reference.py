class StockSpanner:
    def __init__(self):
        self.prices = []

    def next(self, price):
        self.prices.append(price)
        span = 0
        for known in reversed(self.prices):
            if known > price:
                break
            span += 1
        return span
