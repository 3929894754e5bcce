from functools import cache


def integer_break(n):
    @cache
    def most(length):
        return max([length, *(part * most(length - part) for part in range(1, length))])

    return max(part * most(n - part) for part in range(1, n))
