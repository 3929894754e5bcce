from collections import deque


class MovingAverage:
    def __init__(self, size: int):
        self._limit = size
        self._window = deque()
        self._sum = 0

    def next(self, val: int) -> float:
        self._window.append(val)
        self._sum += val
        if len(self._window) > self._limit:
            self._sum -= self._window.popleft()
        return self._sum / len(self._window)
