func totalNQueens(n int) int {
	columns := make([]bool, n)
	falling := make([]bool, 2*n)
	rising := make([]bool, 2*n)
	take := func(row, column int, isTaken bool) {
		columns[column] = isTaken
		falling[row-column+n] = isTaken
		rising[row+column] = isTaken
	}
	var waysFrom func(row int) int
	waysFrom = func(row int) int {
		if row == n {
			return 1
		}
		ways := 0
		for column := range n {
			if columns[column] || falling[row-column+n] || rising[row+column] {
				continue
			}
			take(row, column, true)
			ways += waysFrom(row + 1)
			take(row, column, false)
		}
		return ways
	}
	return waysFrom(0)
}
