def num_enclaves(grid):
    rows, columns = len(grid), len(grid[0])

    def has_way_out(row, column):
        seen = {(row, column)}
        stack = [(row, column)]
        while stack:
            r, c = stack.pop()
            for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if not (0 <= a < rows and 0 <= b < columns):
                    return True
                if grid[a][b] == 1 and (a, b) not in seen:
                    seen.add((a, b))
                    stack.append((a, b))
        return False

    land = [(r, c) for r in range(rows) for c in range(columns) if grid[r][c] == 1]
    return sum(not has_way_out(r, c) for r, c in land)
