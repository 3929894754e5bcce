func isBipartite(graph [][]int) bool {
	// 1 or -1; 0 where a node has none yet.
	color := make([]int, len(graph))
	for start := range graph {
		if color[start] != 0 {
			continue
		}
		color[start] = 1
		toVisit := []int{start}
		for len(toVisit) > 0 {
			node := toVisit[len(toVisit)-1]
			toVisit = toVisit[:len(toVisit)-1]
			for _, neighbor := range graph[node] {
				if color[neighbor] == color[node] {
					return false
				}
				if color[neighbor] == 0 {
					color[neighbor] = -color[node]
					toVisit = append(toVisit, neighbor)
				}
			}
		}
	}
	return true
}
