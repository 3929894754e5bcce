func setZeroes(matrix [][]int) {
	rows := make([]bool, len(matrix))
	columns := make([]bool, len(matrix[0]))
	for r, row := range matrix {
		for c, number := range row {
			if number == 0 {
				rows[r], columns[c] = true, true
			}
		}
	}
	for r, row := range matrix {
		for c := range row {
			if rows[r] || columns[c] {
				row[c] = 0
			}
		}
	}
}
