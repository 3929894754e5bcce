def num_enclaves(grid: list[list[int]]) -> int:
    rows, columns = len(grid), len(grid[0])
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    to_visit = [(r, c) for r, c in cells if r in (0, rows - 1) or c in (0, columns - 1)]
    reached = set()
    while to_visit:
        r, c = to_visit.pop()
        if not (0 <= r < rows and 0 <= c < columns) or grid[r][c] == 0 or (r, c) in reached:
            continue
        reached.add((r, c))
        to_visit += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return sum(map(sum, grid)) - len(reached)
