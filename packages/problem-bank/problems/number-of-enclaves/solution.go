func numEnclaves(grid [][]int) int {
	rows, columns := len(grid), len(grid[0])
	toVisit := [][2]int{}
	land := 0
	for row, line := range grid {
		for column, cell := range line {
			land += cell
			if row == 0 || row == rows-1 || column == 0 || column == columns-1 {
				toVisit = append(toVisit, [2]int{row, column})
			}
		}
	}
	reached := map[[2]int]bool{}
	for len(toVisit) > 0 {
		cell := toVisit[len(toVisit)-1]
		toVisit = toVisit[:len(toVisit)-1]
		row, column := cell[0], cell[1]
		if row < 0 || row == rows || column < 0 || column == columns || grid[row][column] == 0 || reached[cell] {
			continue
		}
		reached[cell] = true
		toVisit = append(toVisit, [2]int{row + 1, column}, [2]int{row - 1, column})
		toVisit = append(toVisit, [2]int{row, column + 1}, [2]int{row, column - 1})
	}
	return land - len(reached)
}
