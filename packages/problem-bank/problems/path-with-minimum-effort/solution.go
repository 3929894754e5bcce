func minimumEffortPath(heights [][]int) int {
	rows, columns := len(heights), len(heights[0])
	// The least effort is searched for by halving: a walk tells whether one suffices.
	reaches := func(effort int) bool {
		seen := make([]bool, rows*columns)
		seen[0] = true
		toVisit := []int{0}
		for len(toVisit) > 0 {
			cell := toVisit[len(toVisit)-1]
			toVisit = toVisit[:len(toVisit)-1]
			row, column := cell/columns, cell%columns
			for _, step := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				r, c := row+step[0], column+step[1]
				if r < 0 || r == rows || c < 0 || c == columns || seen[r*columns+c] {
					continue
				}
				difference := heights[r][c] - heights[row][column]
				if max(difference, -difference) <= effort {
					seen[r*columns+c] = true
					toVisit = append(toVisit, r*columns+c)
				}
			}
		}
		return seen[rows*columns-1]
	}
	return sort.Search(1_000_000, reaches)
}
