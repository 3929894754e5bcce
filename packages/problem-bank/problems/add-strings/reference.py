def add_strings(num1, num2):
    return str(int(num1) + int(num2))
