def add_binary(a, b):
    return format(int(a, 2) + int(b, 2), "b")
