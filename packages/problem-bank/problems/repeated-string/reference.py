def repeated_string(s, n):
    return sum(s[place % len(s)] == "a" for place in range(n))
