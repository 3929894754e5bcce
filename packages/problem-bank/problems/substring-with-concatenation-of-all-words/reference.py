def find_substring(s, words):
    width = len(words[0])
    size = width * len(words)
    starts = []
    for start in range(len(s) - size + 1):
        pieces = [s[at : at + width] for at in range(start, start + size, width)]
        if sorted(pieces) == sorted(words):
            starts.append(start)
    return starts
