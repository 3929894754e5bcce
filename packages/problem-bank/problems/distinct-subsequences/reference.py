from functools import cache


def num_distinct(s, t):
    @cache
    def ways(i, j):
        if j == len(t):
            return 1
        return sum(ways(place + 1, j + 1) for place in range(i, len(s)) if s[place] == t[j])

    return ways(0, 0)
