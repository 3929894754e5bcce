def is_toeplitz_matrix(matrix):
    diagonals = {}
    for i, row in enumerate(matrix):
        for j, number in enumerate(row):
            diagonals.setdefault(i - j, set()).add(number)
    return all(len(numbers) == 1 for numbers in diagonals.values())
