def range_bitwise_and(left: int, right: int) -> int:
    while right > left:
        right &= right - 1
    return right
