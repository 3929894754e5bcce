def hamming_weight(n):
    return format(n, "b").count("1")
