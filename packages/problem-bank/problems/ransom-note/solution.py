from collections import Counter


def can_construct(ransom_note: str, magazine: str) -> bool:
    available = Counter(magazine)
    return all(count <= available[letter] for letter, count in Counter(ransom_note).items())
