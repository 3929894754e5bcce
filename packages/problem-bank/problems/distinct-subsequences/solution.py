def num_distinct(s: str, t: str) -> int:
    ways = [1] + [0] * len(t)
    for letter in s:
        for length in range(len(t), 0, -1):
            if t[length - 1] == letter:
                ways[length] += ways[length - 1]
    return ways[len(t)]
