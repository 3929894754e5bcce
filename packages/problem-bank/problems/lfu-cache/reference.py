class LFUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        # [times used, last used, key, value]
        self.entries = []
        self.now = 0

    def get(self, key):
        for entry in self.entries:
            if entry[2] == key:
                self.touch(entry)
                return entry[3]
        return -1

    def put(self, key, value):
        for entry in self.entries:
            if entry[2] == key:
                entry[3] = value
                self.touch(entry)
                return
        if len(self.entries) == self.capacity:
            self.entries.remove(min(self.entries))
        self.entries.append([0, 0, key, value])
        self.touch(self.entries[-1])

    def touch(self, entry):
        self.now += 1
        entry[0] += 1
        entry[1] = self.now
