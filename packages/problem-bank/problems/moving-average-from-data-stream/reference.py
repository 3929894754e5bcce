class MovingAverage:
    def __init__(self, size):
        self.size = size
        self.values = []

    def next(self, val):
        self.values.append(val)
        window = self.values[-self.size :]
        return sum(window) / len(window)
