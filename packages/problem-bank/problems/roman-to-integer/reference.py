PARTS = {
    "CM": 900, "CD": 400, "XC": 90, "XL": 40, "IX": 9, "IV": 4,
    "M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1,
}


def roman_to_int(s):
    if not s:
        return 0
    part = next(part for part in PARTS if s.startswith(part))
    return PARTS[part] + roman_to_int(s[len(part) :])
