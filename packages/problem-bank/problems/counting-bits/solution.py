def count_bits(n: int) -> list[int]:
    bits = [0] * (n + 1)
    for number in range(1, n + 1):
        bits[number] = bits[number // 2] + number % 2
    return bits
