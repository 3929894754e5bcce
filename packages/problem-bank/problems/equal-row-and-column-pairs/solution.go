import "fmt"

func equalPairs(grid [][]int) int {
	rows := map[string]int{}
	for _, row := range grid {
		rows[fmt.Sprint(row)]++
	}
	pairs := 0
	column := make([]int, len(grid))
	for at := range grid {
		for place, row := range grid {
			column[place] = row[at]
		}
		pairs += rows[fmt.Sprint(column)]
	}
	return pairs
}
