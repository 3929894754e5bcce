func getRow(rowIndex int) []int {
	row := []int{1}
	for range rowIndex {
		row = append(row, 1)
		for place := len(row) - 2; place > 0; place-- {
			row[place] += row[place-1]
		}
	}
	return row
}
