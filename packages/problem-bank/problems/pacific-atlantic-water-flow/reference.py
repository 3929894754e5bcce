def pacific_atlantic(heights):
    rows, columns = len(heights), len(heights[0])

    def oceans(row, column):
        cells, found = {(row, column)}, set()
        while True:
            more = set(cells)
            for r, c in cells:
                for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if nr < 0 or nc < 0:
                        found.add("pacific")
                    elif nr == rows or nc == columns:
                        found.add("atlantic")
                    elif heights[nr][nc] <= heights[r][c]:
                        more.add((nr, nc))
            if more == cells:
                return found
            cells = more

    return [[row, column] for row in range(rows) for column in range(columns) if len(oceans(row, column)) == 2]
