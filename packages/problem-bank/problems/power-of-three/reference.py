def is_power_of_three(n):
    return any(n == 3**exponent for exponent in range(21))
