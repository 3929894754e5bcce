func findCircleNum(isConnected [][]int) int {
	visited := make([]bool, len(isConnected))
	provinces := 0
	for city := range isConnected {
		if visited[city] {
			continue
		}
		provinces++
		visited[city] = true
		toVisit := []int{city}
		for len(toVisit) > 0 {
			here := toVisit[len(toVisit)-1]
			toVisit = toVisit[:len(toVisit)-1]
			for other, connected := range isConnected[here] {
				if connected == 1 && !visited[other] {
					visited[other] = true
					toVisit = append(toVisit, other)
				}
			}
		}
	}
	return provinces
}
