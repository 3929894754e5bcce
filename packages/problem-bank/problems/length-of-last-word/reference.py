def length_of_last_word(s):
    return len(s.split()[-1])
