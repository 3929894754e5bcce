class MyHashMap:
    def __init__(self):
        self.values = {}

    def put(self, key, value):
        self.values[key] = value

    def get(self, key):
        return self.values.get(key, -1)

    def remove(self, key):
        self.values.pop(key, None)
