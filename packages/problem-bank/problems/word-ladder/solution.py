from string import ascii_lowercase


def ladder_length(begin_word: str, end_word: str, word_list: list[str]) -> int:
    unreached = set(word_list) - {begin_word}
    level = [begin_word]
    words_so_far = 1
    while level:
        if end_word in level:
            return words_so_far
        reached = set()
        for word in level:
            for place in range(len(word)):
                changed = {word[:place] + letter + word[place + 1 :] for letter in ascii_lowercase}
                reached |= changed & unreached
        unreached -= reached
        level = list(reached)
        words_so_far += 1
    return 0
