from itertools import combinations


def longest_palindrome_subseq(s):
    return next(
        length
        for length in range(len(s), 0, -1)
        for chosen in combinations(s, length)
        if chosen == chosen[::-1]
    )
