ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
TENS = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]
HUNDREDS = ["", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"]


def int_to_roman(num):
    return "M" * (num // 1000) + HUNDREDS[num // 100 % 10] + TENS[num // 10 % 10] + ONES[num % 10]
