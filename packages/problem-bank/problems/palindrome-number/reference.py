def is_palindrome(x):
    return str(x) == str(x)[::-1]
