def count_bits(n):
    return [bin(number).count("1") for number in range(n + 1)]
