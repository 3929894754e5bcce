def maximal_square(matrix):
    rows, columns = len(matrix), len(matrix[0])
    for side in range(min(rows, columns), 0, -1):
        for top in range(rows - side + 1):
            for left in range(columns - side + 1):
                if all(0 not in row[left : left + side] for row in matrix[top : top + side]):
                    return side * side
    return 0
