class DetectSquares:
    def __init__(self):
        # How often each point was added.
        self._times = {}

    def add(self, point: list[int]) -> None:
        x, y = point
        self._times[x, y] = self._times.get((x, y), 0) + 1

    def count(self, point: list[int]) -> int:
        x, y = point
        squares = 0
        for (across, up), times in self._times.items():
            if across != x and abs(across - x) == abs(up - y):
                squares += times * self._times.get((across, y), 0) * self._times.get((x, up), 0)
        return squares
