from heapq import heappop, heappush


class SmallestInfiniteSet:
    def __init__(self):
        # This and all numbers above are in the set; below it only those that were put back.
        self._untouched = 1
        self._back = []
        self._is_back = set()

    def pop_smallest(self) -> int:
        if self._back:
            smallest = heappop(self._back)
            self._is_back.remove(smallest)
            return smallest
        self._untouched += 1
        return self._untouched - 1

    def add_back(self, num: int) -> None:
        if num < self._untouched and num not in self._is_back:
            self._is_back.add(num)
            heappush(self._back, num)
