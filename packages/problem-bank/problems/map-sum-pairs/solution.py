class MapSum:
    def __init__(self):
        self._values = {}
        self._sums = {}

    def insert(self, key: str, val: int) -> None:
        change = val - self._values.get(key, 0)
        self._values[key] = val
        for end in range(1, len(key) + 1):
            beginning = key[:end]
            self._sums[beginning] = self._sums.get(beginning, 0) + change

    def sum(self, prefix: str) -> int:
        return self._sums.get(prefix, 0)
