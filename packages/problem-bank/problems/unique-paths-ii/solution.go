func uniquePathsWithObstacles(obstacleGrid [][]int) int {
	paths := make([]int, len(obstacleGrid[0]))
	paths[0] = 1
	for _, row := range obstacleGrid {
		for column, obstacle := range row {
			if obstacle == 1 {
				paths[column] = 0
			} else if column > 0 {
				paths[column] += paths[column-1]
			}
		}
	}
	return paths[len(paths)-1]
}
