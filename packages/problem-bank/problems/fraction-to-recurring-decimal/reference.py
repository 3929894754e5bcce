def fraction_to_decimal(numerator, denominator):
    sign = "-" if numerator * denominator < 0 else ""
    numerator, denominator = abs(numerator), abs(denominator)
    whole, rest = str(numerator // denominator), numerator % denominator
    if rest == 0:
        return sign + whole
    # rest / denominator has `fixed` digits and then repeats `cycle` digits if 10^fixed * (10^cycle - 1) makes it whole.
    for fixed in range(denominator + 1):
        if rest * 10**fixed % denominator == 0:
            return f"{sign}{whole}.{rest * 10**fixed // denominator:0{fixed}d}"
    for fixed in range(denominator + 1):
        for cycle in range(1, denominator + 1):
            if rest * 10**fixed * (10**cycle - 1) % denominator == 0:
                digits = f"{rest * 10 ** (fixed + cycle) // denominator:0{fixed + cycle}d}"
                return f"{sign}{whole}.{digits[:fixed]}({digits[fixed:]})"
