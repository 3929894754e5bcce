func updateMatrix(mat [][]int) [][]int {
	distances := make([][]int, len(mat))
	var queue [][2]int
	for r, row := range mat {
		distances[r] = make([]int, len(row))
		for c, cell := range row {
			if cell == 0 {
				queue = append(queue, [2]int{r, c})
			} else {
				distances[r][c] = -1
			}
		}
	}
	for len(queue) > 0 {
		r, c := queue[0][0], queue[0][1]
		queue = queue[1:]
		for _, next := range [][2]int{{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}} {
			nextR, nextC := next[0], next[1]
			if nextR >= 0 && nextR < len(mat) && nextC >= 0 && nextC < len(mat[0]) && distances[nextR][nextC] == -1 {
				distances[nextR][nextC] = distances[r][c] + 1
				queue = append(queue, next)
			}
		}
	}
	return distances
}
