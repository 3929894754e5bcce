import heapq


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self._place = k
        # The k largest numbers so far, the smallest of them first.
        self._largest = []
        for num in nums:
            self._keep(num)

    def add(self, val: int) -> int:
        self._keep(val)
        return self._largest[0]

    def _keep(self, num):
        heapq.heappush(self._largest, num)
        if len(self._largest) > self._place:
            heapq.heappop(self._largest)
