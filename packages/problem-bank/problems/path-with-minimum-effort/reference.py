def minimum_effort_path(heights):
    rows, columns = len(heights), len(heights[0])

    def reaches(effort):
        seen = {(0, 0)}
        stack = [(0, 0)]
        while stack:
            r, c = stack.pop()
            for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= a < rows and 0 <= b < columns and (a, b) not in seen:
                    if abs(heights[a][b] - heights[r][c]) <= effort:
                        seen.add((a, b))
                        stack.append((a, b))
        return (rows - 1, columns - 1) in seen

    effort = 0
    while not reaches(effort):
        effort += 1
    return effort
