def gcd_of_strings(str1, str2):
    for length in range(min(len(str1), len(str2)), 0, -1):
        piece = str1[:length]
        if all(piece * (len(text) // length) == text for text in (str1, str2)):
            return piece
    return ""
