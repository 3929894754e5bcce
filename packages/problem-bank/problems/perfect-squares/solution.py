def num_squares(n: int) -> int:
    fewest = [0]
    for total in range(1, n + 1):
        best = total
        root = 1
        while root * root <= total:
            best = min(best, fewest[total - root * root] + 1)
            root += 1
        fewest.append(best)
    return fewest[n]
