func nearestExit(maze [][]byte, entrance []int) int {
	type cell struct{ row, column int }
	rows, columns := len(maze), len(maze[0])
	start := cell{entrance[0], entrance[1]}
	visited := map[cell]bool{start: true}
	level := []cell{start}
	for steps := 1; len(level) > 0; steps++ {
		var nextLevel []cell
		for _, from := range level {
			for _, direction := range []cell{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				next := cell{from.row + direction.row, from.column + direction.column}
				if next.row < 0 || next.row == rows || next.column < 0 || next.column == columns {
					continue
				}
				if maze[next.row][next.column] == '+' || visited[next] {
					continue
				}
				if next.row == 0 || next.row == rows-1 || next.column == 0 || next.column == columns-1 {
					return steps
				}
				visited[next] = true
				nextLevel = append(nextLevel, next)
			}
		}
		level = nextLevel
	}
	return -1
}
