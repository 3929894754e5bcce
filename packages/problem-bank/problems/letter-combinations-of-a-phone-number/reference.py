from itertools import product


def letter_combinations(digits):
    keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    return ["".join(letters) for letters in product(*(keys[int(digit)] for digit in digits)) if letters]
