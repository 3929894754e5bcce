from itertools import combinations


def find_max_form(strs, m, n):
    for size in range(len(strs), 0, -1):
        for chosen in combinations(strs, size):
            together = "".join(chosen)
            if together.count("0") <= m and together.count("1") <= n:
                return size
    return 0
