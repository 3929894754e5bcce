def add_strings(num1: str, num2: str) -> str:
    digits = []
    i, j, carry = len(num1) - 1, len(num2) - 1, 0
    while i >= 0 or j >= 0 or carry:
        if i >= 0:
            carry += ord(num1[i]) - ord("0")
        if j >= 0:
            carry += ord(num2[j]) - ord("0")
        digits.append(str(carry % 10))
        carry //= 10
        i -= 1
        j -= 1
    return "".join(reversed(digits))
