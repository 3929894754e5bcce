from heapq import heappop, heappush


def minimum_effort_path(heights: list[list[int]]) -> int:
    rows, columns = len(heights), len(heights[0])
    done = set()
    heap = [(0, 0, 0)]
    while heap:
        effort, row, column = heappop(heap)
        if (row, column) == (rows - 1, columns - 1):
            return effort
        if (row, column) in done:
            continue
        done.add((row, column))
        for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= r < rows and 0 <= c < columns and (r, c) not in done:
                step = abs(heights[r][c] - heights[row][column])
                heappush(heap, (max(effort, step), r, c))
    return 0
