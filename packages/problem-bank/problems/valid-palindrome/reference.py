def is_palindrome(s):
    kept = [character for character in s.lower() if character in "abcdefghijklmnopqrstuvwxyz0123456789"]
    return kept == kept[::-1]
