def is_power_of_two(n):
    return any(n == 2**exponent for exponent in range(32))
