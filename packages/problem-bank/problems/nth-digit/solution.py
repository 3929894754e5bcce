def find_nth_digit(n: int) -> int:
    length, count, first = 1, 9, 1
    while n > length * count:
        n -= length * count
        length, count, first = length + 1, count * 10, first * 10
    number, at = divmod(n - 1, length)
    return int(str(first + number)[at])
