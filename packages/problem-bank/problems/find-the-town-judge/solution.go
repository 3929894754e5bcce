func findJudge(n int, trust [][]int) int {
	points := make([]int, n+1)
	for _, pair := range trust {
		points[pair[0]]--
		points[pair[1]]++
	}
	for person := 1; person <= n; person++ {
		if points[person] == n-1 {
			return person
		}
	}
	return -1
}
