import "strings"

func findMaxForm(strs []string, m int, n int) int {
	best := make([][]int, m+1)
	for i := range best {
		best[i] = make([]int, n+1)
	}
	for _, digits := range strs {
		zeros, ones := strings.Count(digits, "0"), strings.Count(digits, "1")
		for i := m; i >= zeros; i-- {
			for j := n; j >= ones; j-- {
				best[i][j] = max(best[i][j], best[i-zeros][j-ones]+1)
			}
		}
	}
	return best[m][n]
}
