from collections import Counter


def reorganize_string(s: str) -> str:
    ranked = Counter(s).most_common()
    if ranked[0][1] > (len(s) + 1) // 2:
        return ""
    grouped = "".join(letter * count for letter, count in ranked)
    apart = [""] * len(s)
    middle = (len(s) + 1) // 2
    apart[::2] = grouped[:middle]
    apart[1::2] = grouped[middle:]
    return "".join(apart)
