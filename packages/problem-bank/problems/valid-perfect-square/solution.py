def is_perfect_square(num: int) -> bool:
    low, high = 0, num
    while low <= high:
        middle = (low + high) // 2
        square = middle * middle
        if square == num:
            return True
        if square < num:
            low = middle + 1
        else:
            high = middle - 1
    return False
