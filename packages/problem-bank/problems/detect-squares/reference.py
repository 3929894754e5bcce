from itertools import permutations


class DetectSquares:
    def __init__(self):
        self.points = []

    def add(self, point):
        self.points.append(tuple(point))

    def count(self, point):
        x, y = point
        found = 0
        for beside, across, above in permutations(self.points, 3):
            side = beside[0] - x
            if side == 0 or beside[1] != y or above[0] != x or abs(above[1] - y) != abs(side):
                continue
            if across == (beside[0], above[1]):
                found += 1
        return found
