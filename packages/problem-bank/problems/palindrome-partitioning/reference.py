from itertools import combinations


def partition(s):
    def parts(cuts):
        edges = [0, *cuts, len(s)]
        return [s[start:end] for start, end in zip(edges, edges[1:])]

    ways = [parts(cuts) for many in range(len(s)) for cuts in combinations(range(1, len(s)), many)]
    return [way for way in ways if all(part == part[::-1] for part in way)]
