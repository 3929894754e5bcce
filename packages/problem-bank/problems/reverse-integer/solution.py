def reverse(x: int) -> int:
    left, reversed_digits = abs(x), 0
    while left:
        left, digit = divmod(left, 10)
        reversed_digits = reversed_digits * 10 + digit
    if reversed_digits >= 2**31:
        return 0
    return reversed_digits if x >= 0 else -reversed_digits
