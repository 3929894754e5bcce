class MyHashSet:
    def __init__(self):
        self._buckets = [[] for _ in range(2069)]

    def add(self, key: int) -> None:
        if not self.contains(key):
            self._bucket(key).append(key)

    def remove(self, key: int) -> None:
        if self.contains(key):
            self._bucket(key).remove(key)

    def contains(self, key: int) -> bool:
        return key in self._bucket(key)

    def _bucket(self, key):
        return self._buckets[key % len(self._buckets)]
