def longest_palindrome_subseq(s: str) -> int:
    size = len(s)
    best = [0] * size
    for start in reversed(range(size)):
        between = 0
        best[start] = 1
        for end in range(start + 1, size):
            previous = best[end]
            best[end] = between + 2 if s[start] == s[end] else max(best[end], best[end - 1])
            between = previous
    return best[-1]
