def open_lock(deadends: list[str], target: str) -> int:
    closed = set(deadends)
    level = {"0000"} - closed
    turns = 0
    while level:
        if target in level:
            return turns
        closed |= level
        level = {near for shown in level for near in neighbours(shown)} - closed
        turns += 1
    return -1


def neighbours(shown: str) -> list[str]:
    return [
        f"{shown[:wheel]}{(int(digit) + turn) % 10}{shown[wheel + 1 :]}"
        for wheel, digit in enumerate(shown)
        for turn in (1, -1)
    ]
