from itertools import groupby


def run_length_encode(s):
    return "".join(letter + str(sum(1 for _ in run)) for letter, run in groupby(s))
