def repeated_string(s, n):
    return sum(
        len(range(place, n, len(s))) for place, letter in enumerate(s) if letter == "a"
    )
