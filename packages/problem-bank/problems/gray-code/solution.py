def gray_code(n: int) -> list[int]:
    return [number ^ number >> 1 for number in range(1 << n)]
