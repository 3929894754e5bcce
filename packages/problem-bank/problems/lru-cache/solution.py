from collections import OrderedDict


class LRUCache:
    def __init__(self, capacity: int):
        self._capacity = capacity
        # From the least to the most recently used.
        self._values = OrderedDict()

    def get(self, key: int) -> int:
        if key not in self._values:
            return -1
        self._values.move_to_end(key)
        return self._values[key]

    def put(self, key: int, value: int) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._capacity:
            self._values.popitem(last=False)
