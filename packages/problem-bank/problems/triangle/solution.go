import "slices"

func minimumTotal(triangle [][]int) int {
	best := slices.Clone(triangle[len(triangle)-1])
	for row := len(triangle) - 2; row >= 0; row-- {
		for place, number := range triangle[row] {
			best[place] = number + min(best[place], best[place+1])
		}
	}
	return best[0]
}
