class MyHashSet:
    def __init__(self):
        self.keys = set()

    def add(self, key):
        self.keys.add(key)

    def remove(self, key):
        self.keys.discard(key)

    def contains(self, key):
        return key in self.keys
