class StockPrice:
    def __init__(self):
        self.prices = {}

    def update(self, timestamp, price):
        self.prices[timestamp] = price

    def current(self):
        return self.prices[max(self.prices)]

    def maximum(self):
        return max(self.prices.values())

    def minimum(self):
        return min(self.prices.values())
