def minimum_total(triangle):
    def best(row, place):
        if row == len(triangle):
            return 0
        return triangle[row][place] + min(best(row + 1, place), best(row + 1, place + 1))

    return best(0, 0)
