def gray_code(n):
    codes = [0]
    for bit in range(n):
        codes += [code + 2**bit for code in reversed(codes)]
    return codes
