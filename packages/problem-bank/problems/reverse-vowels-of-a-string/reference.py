def reverse_vowels(s):
    vowels = [character for character in s if character.lower() in "aeiou"]
    return "".join(vowels.pop() if character.lower() in "aeiou" else character for character in s)
