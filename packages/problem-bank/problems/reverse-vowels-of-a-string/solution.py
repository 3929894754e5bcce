VOWELS = set("aeiouAEIOU")


def reverse_vowels(s: str) -> str:
    characters = list(s)
    left, right = 0, len(s) - 1
    while left < right:
        if characters[left] not in VOWELS:
            left += 1
        elif characters[right] not in VOWELS:
            right -= 1
        else:
            characters[left], characters[right] = characters[right], characters[left]
            left += 1
            right -= 1
    return "".join(characters)
