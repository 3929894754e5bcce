def my_sqrt(x):
    root = 0
    while (root + 1) * (root + 1) <= x:
        root += 1
    return root
