from itertools import groupby


def compress(chars):
    runs = [(char, len(list(same))) for char, same in groupby(chars)]
    return len("".join(char + (str(length) if length > 1 else "") for char, length in runs))
