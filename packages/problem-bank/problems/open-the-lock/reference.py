def open_lock(deadends, target):
    fewest = {}
    waiting = [] if "0000" in deadends else [("0000", 0)]
    while waiting:
        shown, turns = waiting.pop(0)
        if shown in fewest or shown in deadends:
            continue
        fewest[shown] = turns
        if shown == target:
            return turns
        for wheel in range(4):
            for digit in "0123456789":
                if abs(int(digit) - int(shown[wheel])) in (1, 9):
                    waiting.append((shown[:wheel] + digit + shown[wheel + 1 :], turns + 1))
    return -1
