class StockSpanner:
    def __init__(self):
        # (price, span) of the days that no later price has reached; their prices fall.
        self._days = []

    def next(self, price: int) -> int:
        span = 1
        while self._days and self._days[-1][0] <= price:
            span += self._days.pop()[1]
        self._days.append((price, span))
        return span
