def calculate(s):
    return eval(s)
