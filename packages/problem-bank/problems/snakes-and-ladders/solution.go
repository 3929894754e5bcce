func snakesAndLadders(board [][]int) int {
	n := len(board)
	last := n * n
	endOf := func(square int) int {
		row, column := (square-1)/n, (square-1)%n
		if row%2 == 1 {
			column = n - 1 - column
		}
		if jump := board[n-1-row][column]; jump != -1 {
			return jump
		}
		return square
	}
	reached := make([]bool, last+1)
	reached[1] = true
	level := []int{1}
	for rolls := 0; len(level) > 0; rolls++ {
		var next []int
		for _, square := range level {
			if square == last {
				return rolls
			}
			for ahead := square + 1; ahead <= min(square+6, last); ahead++ {
				end := endOf(ahead)
				if !reached[end] {
					next = append(next, end)
				}
				reached[end] = true
			}
		}
		level = next
	}
	return -1
}
