from itertools import combinations


def longest_common_subsequence(text1, text2):
    def has(text, letters):
        remaining = iter(text)
        return all(letter in remaining for letter in letters)

    for length in range(len(text1), -1, -1):
        if any(has(text2, letters) for letters in combinations(text1, length)):
            return length
