from math import comb


def get_row(row_index):
    return [comb(row_index, place) for place in range(row_index + 1)]
