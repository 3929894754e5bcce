def num_islands(grid: list[list[int]]) -> int:
    rows, columns = len(grid), len(grid[0])
    visited = set()
    islands = 0
    for row in range(rows):
        for column in range(columns):
            if grid[row][column] == 0 or (row, column) in visited:
                continue
            islands += 1
            visited.add((row, column))
            to_visit = [(row, column)]
            while to_visit:
                r, c = to_visit.pop()
                for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    inside = 0 <= near[0] < rows and 0 <= near[1] < columns
                    if inside and near not in visited and grid[near[0]][near[1]] == 1:
                        visited.add(near)
                        to_visit.append(near)
    return islands
