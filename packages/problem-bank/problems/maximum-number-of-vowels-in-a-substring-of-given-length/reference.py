def max_vowels(s, k):
    return max(sum(letter in "aeiou" for letter in s[start : start + k]) for start in range(len(s) - k + 1))
