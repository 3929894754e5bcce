def word_break(s: str, word_dict: list[str]) -> bool:
    can_cut = [True] + [False] * len(s)
    for end in range(1, len(s) + 1):
        can_cut[end] = any(can_cut[end - len(word)] and s.endswith(word, 0, end) for word in word_dict if len(word) <= end)
    return can_cut[-1]
