func minPathSum(grid [][]int) int {
	least := make([]int, len(grid[0]))
	for row := range grid {
		for column, number := range grid[row] {
			switch {
			case column == 0:
				least[column] += number
			case row == 0:
				least[column] = least[column-1] + number
			default:
				least[column] = min(least[column], least[column-1]) + number
			}
		}
	}
	return least[len(least)-1]
}
