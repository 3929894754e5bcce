def generate_matrix(n):
    matrix = [[None] * n for _ in range(n)]
    row, column = 0, -1
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    turn = 0
    for number in range(1, n * n + 1):
        while True:
            down, right = steps[turn % 4]
            free = 0 <= row + down < n and 0 <= column + right < n and matrix[row + down][column + right] is None
            if free:
                break
            turn += 1
        row, column = row + down, column + right
        matrix[row][column] = number
    return matrix
