def count_and_say(n):
    if n == 1:
        return "1"
    before = count_and_say(n - 1)
    said, start = "", 0
    for place in range(1, len(before) + 1):
        if place == len(before) or before[place] != before[start]:
            said += str(place - start) + before[start]
            start = place
    return said
