class HitCounter:
    def __init__(self):
        self.times = []

    def hit(self, timestamp):
        self.times.append(timestamp)

    def get_hits(self, timestamp):
        return sum(1 for time in self.times if timestamp - 300 < time <= timestamp)
