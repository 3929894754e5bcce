func findMinHeightTrees(n int, edges [][]int) []int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		one, other := edge[0], edge[1]
		neighbours[one] = append(neighbours[one], other)
		neighbours[other] = append(neighbours[other], one)
	}

	degrees := make([]int, n)
	var leaves []int
	for node := range n {
		degrees[node] = len(neighbours[node])
		if degrees[node] <= 1 {
			leaves = append(leaves, node)
		}
	}
	for left := n; left > 2; {
		left -= len(leaves)
		var next []int
		for _, leaf := range leaves {
			for _, neighbour := range neighbours[leaf] {
				degrees[neighbour]--
				if degrees[neighbour] == 1 {
					next = append(next, neighbour)
				}
			}
		}
		leaves = next
	}
	return leaves
}
