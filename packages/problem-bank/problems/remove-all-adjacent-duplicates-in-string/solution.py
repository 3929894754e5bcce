def remove_duplicates(s: str) -> str:
    kept = []
    for letter in s:
        if kept and kept[-1] == letter:
            kept.pop()
        else:
            kept.append(letter)
    return "".join(kept)
