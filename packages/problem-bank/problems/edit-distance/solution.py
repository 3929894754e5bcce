def min_distance(word1: str, word2: str) -> int:
    above = list(range(len(word2) + 1))
    for length, a in enumerate(word1, start=1):
        row = [length]
        for column, b in enumerate(word2):
            if a == b:
                row.append(above[column])
            else:
                row.append(1 + min(above[column], above[column + 1], row[column]))
        above = row
    return above[-1]
