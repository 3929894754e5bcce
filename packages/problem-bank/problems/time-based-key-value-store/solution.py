from bisect import bisect_right


class TimeMap:
    def __init__(self):
        # For each key its times, which only grow, and the values set at them.
        self._times = {}
        self._values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self._times.setdefault(key, []).append(timestamp)
        self._values.setdefault(key, []).append(value)

    def get(self, key: str, timestamp: int) -> str:
        known = bisect_right(self._times.get(key, []), timestamp)
        return self._values[key][known - 1] if known else ""
