from collections import deque


def nearest_exit(maze: list[list[str]], entrance: list[int]) -> int:
    rows, columns = len(maze), len(maze[0])
    start = (entrance[0], entrance[1])
    visited = {start}
    queue = deque([(start, 0)])
    while queue:
        (from_row, from_column), steps = queue.popleft()
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            row, column = from_row + down, from_column + right
            if not (0 <= row < rows and 0 <= column < columns) or maze[row][column] == "+" or (row, column) in visited:
                continue
            if row in (0, rows - 1) or column in (0, columns - 1):
                return steps + 1
            visited.add((row, column))
            queue.append(((row, column), steps + 1))
    return -1
