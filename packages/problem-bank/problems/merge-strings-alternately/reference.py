def merge_alternately(word1, word2):
    if not word1 or not word2:
        return word1 + word2
    return word1[0] + word2[0] + merge_alternately(word1[1:], word2[1:])
