def is_interleave(s1: str, s2: str, s3: str) -> bool:
    if len(s1) + len(s2) != len(s3):
        return False
    possible = [False] * (len(s2) + 1)
    for i in range(len(s1) + 1):
        for j in range(len(s2) + 1):
            if i == j == 0:
                possible[j] = True
                continue
            from_first = i > 0 and possible[j] and s1[i - 1] == s3[i + j - 1]
            from_second = j > 0 and possible[j - 1] and s2[j - 1] == s3[i + j - 1]
            possible[j] = from_first or from_second
    return possible[-1]
