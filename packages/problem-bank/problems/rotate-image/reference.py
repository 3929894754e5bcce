def rotate(matrix):
    n = len(matrix)
    turned = [[matrix[n - 1 - column][row] for column in range(n)] for row in range(n)]
    for row in range(n):
        matrix[row] = turned[row]
