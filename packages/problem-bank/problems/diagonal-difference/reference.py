def diagonal_difference(arr):
    n = len(arr)
    cells = [(row, column) for row in range(n) for column in range(n)]
    main = sum(arr[row][column] for row, column in cells if row == column)
    other = sum(arr[row][column] for row, column in cells if row + column == n - 1)
    return abs(main - other)
