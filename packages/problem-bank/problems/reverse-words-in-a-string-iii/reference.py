def reverse_words(s):
    reversed_so_far, word = "", ""
    for character in s + " ":
        if character == " ":
            reversed_so_far, word = reversed_so_far + word + " ", ""
        else:
            word = character + word
    return reversed_so_far[:-1]
