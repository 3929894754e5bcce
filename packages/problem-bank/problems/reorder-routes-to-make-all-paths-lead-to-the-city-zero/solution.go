func minReorder(n int, connections [][]int) int {
	// A road as it is seen from one of its cities.
	type road struct {
		to        int
		leadsAway bool
	}
	roads := make([][]road, n)
	for _, connection := range connections {
		start, end := connection[0], connection[1]
		roads[start] = append(roads[start], road{end, true})
		roads[end] = append(roads[end], road{start, false})
	}

	turned := 0
	visited := make([]bool, n)
	visited[0] = true
	toVisit := []int{0}
	for len(toVisit) > 0 {
		city := toVisit[len(toVisit)-1]
		toVisit = toVisit[:len(toVisit)-1]
		for _, next := range roads[city] {
			if visited[next.to] {
				continue
			}
			visited[next.to] = true
			if next.leadsAway {
				turned++
			}
			toVisit = append(toVisit, next.to)
		}
	}
	return turned
}
