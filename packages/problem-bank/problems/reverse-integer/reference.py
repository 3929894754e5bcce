def reverse(x):
    value = int(str(abs(x))[::-1]) * (-1 if x < 0 else 1)
    return value if -(2**31) <= value <= 2**31 - 1 else 0
