class MyQueue:
    def __init__(self):
        self.values = []

    def push(self, x):
        self.values = self.values + [x]

    def pop(self):
        return self.values.pop(0)

    def peek(self):
        return self.values[0]

    def empty(self):
        return len(self.values) == 0
