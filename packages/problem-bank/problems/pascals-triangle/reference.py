from math import comb


def generate(num_rows):
    return [[comb(row, place) for place in range(row + 1)] for row in range(num_rows)]
