def ladder_length(begin_word, end_word, word_list):
    # The distances of all words, corrected until nothing changes any more.
    words = {begin_word, *word_list}
    steps = {word: 0 if word == begin_word else len(words) for word in words}
    for _ in words:
        for one in words:
            for other in words:
                if sum(a != b for a, b in zip(one, other)) == 1:
                    steps[other] = min(steps[other], steps[one] + 1)
    found = end_word in word_list and steps[end_word] < len(words)
    return steps[end_word] + 1 if found else 0
