def sock_merchant(ar: list[int]) -> int:
    waiting = set()
    pairs = 0
    for color in ar:
        if color in waiting:
            waiting.remove(color)
            pairs += 1
        else:
            waiting.add(color)
    return pairs
