def word_break(s, word_dict):
    if not s:
        return True
    return any(s.startswith(word) and word_break(s[len(word) :], word_dict) for word in word_dict)
