def add_digits(num):
    while num > 9:
        num = sum(int(digit) for digit in str(num))
    return num
