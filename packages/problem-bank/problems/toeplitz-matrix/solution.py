def is_toeplitz_matrix(matrix: list[list[int]]) -> bool:
    return all(above[:-1] == below[1:] for above, below in zip(matrix, matrix[1:]))
