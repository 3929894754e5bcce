class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.used = []

    def get(self, key):
        for pair in self.used:
            if pair[0] == key:
                self.used.remove(pair)
                self.used.append(pair)
                return pair[1]
        return -1

    def put(self, key, value):
        self.used = [pair for pair in self.used if pair[0] != key] + [(key, value)]
        self.used = self.used[-self.capacity :]
