class MyHashMap:
    def __init__(self):
        self._buckets = [[] for _ in range(2069)]

    def put(self, key: int, value: int) -> None:
        pairs = self._bucket(key)
        for pair in pairs:
            if pair[0] == key:
                pair[1] = value
                return
        pairs.append([key, value])

    def get(self, key: int) -> int:
        for known, held in self._bucket(key):
            if known == key:
                return held
        return -1

    def remove(self, key: int) -> None:
        pairs = self._bucket(key)
        pairs[:] = [pair for pair in pairs if pair[0] != key]

    def _bucket(self, key):
        return self._buckets[key % len(self._buckets)]
