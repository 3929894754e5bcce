class MyStack:
    def __init__(self):
        self.values = []

    def push(self, x):
        self.values = self.values + [x]

    def pop(self):
        return self.values.pop()

    def top(self):
        return self.values[-1]

    def empty(self):
        return len(self.values) == 0
