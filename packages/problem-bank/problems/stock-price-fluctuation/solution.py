from heapq import heappop, heappush


class StockPrice:
    def __init__(self):
        self._prices = {}
        self._latest = 0
        # (price, time) of every record, the negative price first for the highest; some have been corrected since.
        self._highest = []
        self._lowest = []

    def update(self, timestamp: int, price: int) -> None:
        self._prices[timestamp] = price
        self._latest = max(self._latest, timestamp)
        heappush(self._highest, (-price, timestamp))
        heappush(self._lowest, (price, timestamp))

    def current(self) -> int:
        return self._prices[self._latest]

    def maximum(self) -> int:
        while self._prices[self._highest[0][1]] != -self._highest[0][0]:
            heappop(self._highest)
        return -self._highest[0][0]

    def minimum(self) -> int:
        while self._prices[self._lowest[0][1]] != self._lowest[0][0]:
            heappop(self._lowest)
        return self._lowest[0][0]
