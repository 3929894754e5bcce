def pacific_atlantic(heights: list[list[int]]) -> list[list[int]]:
    rows, columns = len(heights), len(heights[0])

    def draining_to(edge: set[tuple[int, int]]) -> set[tuple[int, int]]:
        reached = set(edge)
        to_visit = list(edge)
        while to_visit:
            r, c = to_visit.pop()
            for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                inside = 0 <= near[0] < rows and 0 <= near[1] < columns
                if inside and near not in reached and heights[near[0]][near[1]] >= heights[r][c]:
                    reached.add(near)
                    to_visit.append(near)
        return reached

    pacific = {(row, 0) for row in range(rows)} | {(0, column) for column in range(columns)}
    atlantic = {(row, columns - 1) for row in range(rows)} | {(rows - 1, column) for column in range(columns)}
    return [list(cell) for cell in draining_to(pacific) & draining_to(atlantic)]
