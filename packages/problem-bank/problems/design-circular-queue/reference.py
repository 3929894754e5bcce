class MyCircularQueue:
    def __init__(self, k):
        self.most = k
        self.values = []

    def en_queue(self, value):
        if len(self.values) == self.most:
            return False
        self.values.append(value)
        return True

    def de_queue(self):
        if not self.values:
            return False
        self.values.pop(0)
        return True

    def front(self):
        return self.values[0] if self.values else -1

    def rear(self):
        return self.values[-1] if self.values else -1

    def is_empty(self):
        return len(self.values) == 0

    def is_full(self):
        return len(self.values) == self.most
