def reverse_words(s):
    words, word = [], ""
    for character in s + " ":
        if character != " ":
            word += character
        elif word:
            words.insert(0, word)
            word = ""
    return " ".join(words)
