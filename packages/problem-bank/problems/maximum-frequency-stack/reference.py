class FreqStack:
    def __init__(self):
        self.values = []

    def push(self, val):
        self.values.append(val)

    def pop(self):
        most = max(self.values.count(val) for val in self.values)
        for place in reversed(range(len(self.values))):
            if self.values.count(self.values[place]) == most:
                return self.values.pop(place)
