from collections import deque


class HitCounter:
    def __init__(self):
        # [second, hits] for each second of the window that had a hit.
        self._seconds = deque()
        self._total = 0

    def hit(self, timestamp: int) -> None:
        if not self._seconds or self._seconds[-1][0] != timestamp:
            self._seconds.append([timestamp, 0])
        self._seconds[-1][1] += 1
        self._total += 1

    def get_hits(self, timestamp: int) -> int:
        while self._seconds and self._seconds[0][0] <= timestamp - 300:
            self._total -= self._seconds.popleft()[1]
        return self._total
