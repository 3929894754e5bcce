CODES = {str(number) for number in range(1, 27)}


def num_decodings(s):
    if not s:
        return 1
    return sum(num_decodings(s[length:]) for length in (1, 2) if length <= len(s) and s[:length] in CODES)
