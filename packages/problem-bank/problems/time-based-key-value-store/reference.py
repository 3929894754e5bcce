class TimeMap:
    def __init__(self):
        self.entries = []

    def set(self, key, value, timestamp):
        self.entries.append((key, value, timestamp))

    def get(self, key, timestamp):
        found = ""
        for known, value, since in self.entries:
            if known == key and since <= timestamp:
                found = value
        return found
