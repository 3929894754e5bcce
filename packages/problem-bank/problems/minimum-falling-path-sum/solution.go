import "slices"

func minFallingPathSum(matrix [][]int) int {
	least := matrix[0]
	for _, row := range matrix[1:] {
		next := make([]int, len(row))
		for column, number := range row {
			above := least[max(0, column-1):min(len(row), column+2)]
			next[column] = number + slices.Min(above)
		}
		least = next
	}
	return slices.Min(least)
}
