from collections import deque


def update_matrix(mat: list[list[int]]) -> list[list[int]]:
    distances = [[0 if cell == 0 else -1 for cell in row] for row in mat]
    queue = deque((r, c) for r, row in enumerate(mat) for c, cell in enumerate(row) if cell == 0)
    while queue:
        r, c = queue.popleft()
        for next_r, next_c in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= next_r < len(mat) and 0 <= next_c < len(mat[0]) and distances[next_r][next_c] == -1:
                distances[next_r][next_c] = distances[r][c] + 1
                queue.append((next_r, next_c))
    return distances
