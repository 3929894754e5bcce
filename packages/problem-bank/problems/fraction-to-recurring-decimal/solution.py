def fraction_to_decimal(numerator: int, denominator: int) -> str:
    sign = "-" if numerator * denominator < 0 else ""
    whole, remainder = divmod(abs(numerator), abs(denominator))
    digits = []
    # For each remainder the place of the digit that it gives.
    places = {}
    while remainder and remainder not in places:
        places[remainder] = len(digits)
        digit, remainder = divmod(remainder * 10, abs(denominator))
        digits.append(str(digit))
    if not digits:
        return f"{sign}{whole}"
    if not remainder:
        return f"{sign}{whole}.{''.join(digits)}"
    start = places[remainder]
    return f"{sign}{whole}.{''.join(digits[:start])}({''.join(digits[start:])})"
