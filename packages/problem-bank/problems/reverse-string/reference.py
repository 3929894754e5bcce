def reverse_string(s):
    backwards = [s[-1 - place] for place in range(len(s))]
    for place, character in enumerate(backwards):
        s[place] = character
