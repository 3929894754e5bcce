def partition_labels(s: str) -> list[int]:
    last = {letter: place for place, letter in enumerate(s)}
    lengths = []
    start = end = 0
    for place, letter in enumerate(s):
        end = max(end, last[letter])
        if place == end:
            lengths.append(end - start + 1)
            start = place + 1
    return lengths
