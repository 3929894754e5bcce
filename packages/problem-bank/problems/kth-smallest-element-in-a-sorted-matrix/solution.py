def kth_smallest(matrix: list[list[int]], k: int) -> int:
    n = len(matrix)

    def count_up_to(value: int) -> int:
        count, row, column = 0, n - 1, 0
        while row >= 0 and column < n:
            if matrix[row][column] <= value:
                count += row + 1
                column += 1
            else:
                row -= 1
        return count

    low, high = matrix[0][0], matrix[-1][-1]
    while low < high:
        middle = (low + high) // 2
        if count_up_to(middle) < k:
            low = middle + 1
        else:
            high = middle
    return low
