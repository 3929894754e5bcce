def update_matrix(mat):
    zeros = [(r, c) for r, row in enumerate(mat) for c, cell in enumerate(row) if cell == 0]
    return [
        [min(abs(r - zero_r) + abs(c - zero_c) for zero_r, zero_c in zeros) for c in range(len(mat[0]))]
        for r in range(len(mat))
    ]
