func pacificAtlantic(heights [][]int) [][]int {
	rows, columns := len(heights), len(heights[0])
	var pacific, atlantic [][2]int
	for row := range rows {
		pacific = append(pacific, [2]int{row, 0})
		atlantic = append(atlantic, [2]int{row, columns - 1})
	}
	for column := range columns {
		pacific = append(pacific, [2]int{0, column})
		atlantic = append(atlantic, [2]int{rows - 1, column})
	}
	toPacific, toAtlantic := drainingTo(pacific, heights), drainingTo(atlantic, heights)
	var both [][]int
	for cell := range toPacific {
		if toAtlantic[cell] {
			both = append(both, []int{cell[0], cell[1]})
		}
	}
	return both
}

func drainingTo(edge [][2]int, land [][]int) map[[2]int]bool {
	reached := map[[2]int]bool{}
	for _, cell := range edge {
		reached[cell] = true
	}
	toVisit := edge
	for len(toVisit) > 0 {
		r, c := toVisit[len(toVisit)-1][0], toVisit[len(toVisit)-1][1]
		toVisit = toVisit[:len(toVisit)-1]
		for _, near := range [][2]int{{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}} {
			inside := near[0] >= 0 && near[0] < len(land) && near[1] >= 0 && near[1] < len(land[0])
			if inside && !reached[near] && land[near[0]][near[1]] >= land[r][c] {
				reached[near] = true
				toVisit = append(toVisit, near)
			}
		}
	}
	return reached
}
