def longest_common_subsequence(text1: str, text2: str) -> int:
    above = [0] * (len(text2) + 1)
    for a in text1:
        row = [0]
        for column, b in enumerate(text2):
            row.append(above[column] + 1 if a == b else max(above[column + 1], row[column]))
        above = row
    return above[-1]
