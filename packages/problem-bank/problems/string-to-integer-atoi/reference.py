def my_atoi(s):
    while s[:1] == " ":
        s = s[1:]
    for end in range(len(s), 0, -1):
        digits = s[1:end] if s[0] in "+-" else s[:end]
        if digits and all(character in "0123456789" for character in digits):
            return max(-2147483648, min(int(s[:end]), 2147483647))
    return 0
