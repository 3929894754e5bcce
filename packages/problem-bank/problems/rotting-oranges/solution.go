func orangesRotting(grid [][]int) int {
	fresh := map[[2]int]bool{}
	var justRotten [][2]int
	for row := range grid {
		for column, cell := range grid[row] {
			switch cell {
			case 1:
				fresh[[2]int{row, column}] = true
			case 2:
				justRotten = append(justRotten, [2]int{row, column})
			}
		}
	}
	minutes := 0
	for len(fresh) > 0 && len(justRotten) > 0 {
		minutes++
		var infected [][2]int
		for _, cell := range justRotten {
			row, column := cell[0], cell[1]
			for _, near := range [][2]int{{row + 1, column}, {row - 1, column}, {row, column + 1}, {row, column - 1}} {
				if fresh[near] {
					delete(fresh, near)
					infected = append(infected, near)
				}
			}
		}
		justRotten = infected
	}
	if len(fresh) > 0 {
		return -1
	}
	return minutes
}
