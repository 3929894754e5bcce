def makesquare(matchsticks):
    side = sum(matchsticks) / 4

    def placed(left, sides):
        if not left:
            return all(length == side for length in sides)
        for place, length in enumerate(sides):
            if length + left[0] <= side and length not in sides[:place]:
                if placed(left[1:], [*sides[:place], length + left[0], *sides[place + 1 :]]):
                    return True
        return False

    return placed(matchsticks, [0, 0, 0, 0])
