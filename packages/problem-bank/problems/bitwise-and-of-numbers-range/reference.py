def range_bitwise_and(left, right):
    result = left
    for number in range(left, right + 1):
        result &= number
        if result == 0:
            break
    return result
