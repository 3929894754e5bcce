def can_construct(ransom_note, magazine):
    return all(ransom_note.count(letter) <= magazine.count(letter) for letter in ransom_note)
