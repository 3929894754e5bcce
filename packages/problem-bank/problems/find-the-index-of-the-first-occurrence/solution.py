def str_str(haystack: str, needle: str) -> int:
    fallback = [0] * len(needle)
    fitting = 0
    for place in range(1, len(needle)):
        while fitting > 0 and needle[place] != needle[fitting]:
            fitting = fallback[fitting - 1]
        if needle[place] == needle[fitting]:
            fitting += 1
        fallback[place] = fitting

    fitting = 0
    for place, letter in enumerate(haystack):
        while fitting > 0 and letter != needle[fitting]:
            fitting = fallback[fitting - 1]
        if letter == needle[fitting]:
            fitting += 1
        if fitting == len(needle):
            return place - len(needle) + 1
    return -1
