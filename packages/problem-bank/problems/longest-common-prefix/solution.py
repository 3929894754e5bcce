def longest_common_prefix(strs: list[str]) -> str:
    first = strs[0]
    for place, letter in enumerate(first):
        for other in strs:
            if place == len(other) or other[place] != letter:
                return first[:place]
    return first
