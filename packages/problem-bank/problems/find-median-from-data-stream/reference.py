class MedianFinder:
    def __init__(self):
        self.nums = []

    def add_num(self, num):
        self.nums.append(num)

    def find_median(self):
        ordered = sorted(self.nums)
        return (ordered[len(ordered) // 2] + ordered[(len(ordered) - 1) // 2]) / 2
