def hamming_distance(x, y):
    return sum(a != b for a, b in zip(format(x, "031b"), format(y, "031b")))
