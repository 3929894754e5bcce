def multiply(num1: str, num2: str) -> str:
    digits = [0] * (len(num1) + len(num2))
    for i in reversed(range(len(num1))):
        for j in reversed(range(len(num2))):
            total = digits[i + j + 1] + int(num1[i]) * int(num2[j])
            digits[i + j + 1] = total % 10
            digits[i + j] += total // 10
    return "".join(map(str, digits)).lstrip("0") or "0"
