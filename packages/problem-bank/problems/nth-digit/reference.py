def find_nth_digit(n):
    number, left = 1, n
    while left > len(str(number)):
        left -= len(str(number))
        number += 1
    return int(str(number)[left - 1])
