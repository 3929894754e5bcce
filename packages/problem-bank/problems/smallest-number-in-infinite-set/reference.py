class SmallestInfiniteSet:
    def __init__(self):
        self.gone = set()

    def pop_smallest(self):
        number = 1
        while number in self.gone:
            number += 1
        self.gone.add(number)
        return number

    def add_back(self, num):
        self.gone.discard(num)
