func floodFill(image [][]int, sr int, sc int, color int) [][]int {
	old := image[sr][sc]
	if old == color {
		return image
	}
	image[sr][sc] = color
	toVisit := [][2]int{{sr, sc}}
	for len(toVisit) > 0 {
		r, c := toVisit[len(toVisit)-1][0], toVisit[len(toVisit)-1][1]
		toVisit = toVisit[:len(toVisit)-1]
		for _, next := range [][2]int{{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}} {
			row, column := next[0], next[1]
			if row >= 0 && row < len(image) && column >= 0 && column < len(image[0]) && image[row][column] == old {
				image[row][column] = color
				toVisit = append(toVisit, next)
			}
		}
	}
	return image
}
