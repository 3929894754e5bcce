func islandPerimeter(grid [][]int) int {
	perimeter := 0
	for row, line := range grid {
		for column, square := range line {
			if square == 0 {
				continue
			}
			perimeter += 4
			if row > 0 && grid[row-1][column] == 1 {
				perimeter -= 2
			}
			if column > 0 && line[column-1] == 1 {
				perimeter -= 2
			}
		}
	}
	return perimeter
}
