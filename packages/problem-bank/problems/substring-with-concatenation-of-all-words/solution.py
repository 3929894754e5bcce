from collections import Counter


def find_substring(s: str, words: list[str]) -> list[int]:
    width = len(words[0])
    wanted = Counter(words)
    starts = []
    for offset in range(width):
        window = Counter()
        start = offset
        for at in range(offset, len(s) - width + 1, width):
            piece = s[at : at + width]
            window[piece] += 1
            while window[piece] > wanted[piece]:
                window[s[start : start + width]] -= 1
                start += width
            if at + width - start == width * len(words):
                starts.append(start)
    return starts
