def valid_palindrome(s):
    shorter = [s] + [s[:at] + s[at + 1 :] for at in range(len(s))]
    return any(word == word[::-1] for word in shorter)
