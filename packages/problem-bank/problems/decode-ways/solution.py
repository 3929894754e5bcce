def num_decodings(s: str) -> int:
    older, newer = 0, 1
    for place, digit in enumerate(s):
        ways = newer if digit != "0" else 0
        if place > 0 and "10" <= s[place - 1 : place + 1] <= "26":
            ways += older
        older, newer = newer, ways
    return newer
