func shortestPathBinaryMatrix(grid [][]int) int {
	size := len(grid)
	start, end := [2]int{0, 0}, [2]int{size - 1, size - 1}
	seen := map[[2]int]bool{start: true}
	var cells [][2]int
	if grid[0][0] == 0 {
		cells = append(cells, start)
	}
	for length := 1; len(cells) > 0; length++ {
		if seen[end] {
			return length
		}
		var following [][2]int
		for _, cell := range cells {
			for row := max(0, cell[0]-1); row < min(size, cell[0]+2); row++ {
				for column := max(0, cell[1]-1); column < min(size, cell[1]+2); column++ {
					near := [2]int{row, column}
					if grid[row][column] == 0 && !seen[near] {
						seen[near] = true
						following = append(following, near)
					}
				}
			}
		}
		cells = following
	}
	return -1
}
