from itertools import permutations


def close_strings(word1, word2):
    """Tries every way of giving the letters of the first word to one another."""
    letters = sorted(set(word1))
    wanted = sorted(word2)
    for images in permutations(letters):
        becomes = dict(zip(letters, images))
        if sorted(becomes[letter] for letter in word1) == wanted:
            return True
    return False
