def is_power_of_four(n):
    return any(n == 4**exponent for exponent in range(16))
