func numIslands(grid [][]int) int {
	rows, columns := len(grid), len(grid[0])
	visited := map[[2]int]bool{}
	islands := 0
	for row := range grid {
		for column := range grid[row] {
			start := [2]int{row, column}
			if grid[row][column] == 0 || visited[start] {
				continue
			}
			islands++
			visited[start] = true
			toVisit := [][2]int{start}
			for len(toVisit) > 0 {
				r, c := toVisit[len(toVisit)-1][0], toVisit[len(toVisit)-1][1]
				toVisit = toVisit[:len(toVisit)-1]
				for _, near := range [][2]int{{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}} {
					inside := near[0] >= 0 && near[0] < rows && near[1] >= 0 && near[1] < columns
					if inside && !visited[near] && grid[near[0]][near[1]] == 1 {
						visited[near] = true
						toVisit = append(toVisit, near)
					}
				}
			}
		}
	}
	return islands
}
