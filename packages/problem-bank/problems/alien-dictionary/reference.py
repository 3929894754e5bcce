def alien_order(words):
    letters = sorted(set("".join(words)))
    before = set()
    for one, other in zip(words, words[1:]):
        if one != other and one.startswith(other):
            return ""
        different = [(a, b) for a, b in zip(one, other) if a != b]
        before.update(different[:1])
    order = ""
    while len(order) < len(letters):
        free = [
            letter
            for letter in letters
            if letter not in order and all(a in order for a, b in before if b == letter)
        ]
        if not free:
            return ""
        order += free[0]
    return order
