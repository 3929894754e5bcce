import heapq


class MedianFinder:
    def __init__(self):
        # The smaller half, negated so that its largest comes first; it may be one ahead of the larger half.
        self._smaller = []
        self._larger = []

    def add_num(self, num: int) -> None:
        heapq.heappush(self._larger, -heapq.heappushpop(self._smaller, -num))
        if len(self._larger) > len(self._smaller):
            heapq.heappush(self._smaller, -heapq.heappop(self._larger))

    def find_median(self) -> float:
        if len(self._smaller) > len(self._larger):
            return float(-self._smaller[0])
        return (self._larger[0] - self._smaller[0]) / 2
