def get_sum(a, b):
    return a + b
