def trailing_zeroes(n):
    product = 1
    for number in range(1, n + 1):
        product *= number
    zeroes = 0
    while product % 10 == 0:
        product //= 10
        zeroes += 1
    return zeroes
