def plus_one(digits):
    number = int("".join(map(str, digits))) + 1
    return [int(digit) for digit in str(number)]
