from collections import OrderedDict


class LFUCache:
    def __init__(self, capacity: int):
        self._limit = capacity
        self._counts = {}
        # For each use count its keys with their values, from the least to the most recently used.
        self._groups = {}
        self._lowest = 1

    def get(self, key: int) -> int:
        if key not in self._counts:
            return -1
        found = self._groups[self._counts[key]][key]
        self._use(key, found)
        return found

    def put(self, key: int, value: int) -> None:
        if key in self._counts:
            self._use(key, value)
            return
        if len(self._counts) == self._limit:
            leaving, _ = self._groups[self._lowest].popitem(last=False)
            del self._counts[leaving]
        self._lowest = 1
        self._keep(key, value, 1)

    def _use(self, key, held):
        count = self._counts[key]
        del self._groups[count][key]
        if count == self._lowest and not self._groups[count]:
            self._lowest += 1
        self._keep(key, held, count + 1)

    def _keep(self, key, held, count):
        self._counts[key] = count
        self._groups.setdefault(count, OrderedDict())[key] = held
