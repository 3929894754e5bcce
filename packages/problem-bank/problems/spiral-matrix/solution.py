def spiral_order(matrix: list[list[int]]) -> list[int]:
    top, bottom = 0, len(matrix) - 1
    left, right = 0, len(matrix[0]) - 1
    order = []
    while top <= bottom and left <= right:
        order += [matrix[top][column] for column in range(left, right + 1)]
        order += [matrix[row][right] for row in range(top + 1, bottom + 1)]
        if top < bottom and left < right:
            order += [matrix[bottom][column] for column in range(right - 1, left - 1, -1)]
            order += [matrix[row][left] for row in range(bottom - 1, top, -1)]
        top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
    return order
