func validTree(n int, edges [][]int) bool {
	if len(edges) != n-1 {
		return false
	}
	parent := make([]int, n)
	for node := range parent {
		parent[node] = node
	}
	groupOf := func(node int) int {
		for parent[node] != node {
			parent[node] = parent[parent[node]]
			node = parent[node]
		}
		return node
	}
	for _, edge := range edges {
		groupA, groupB := groupOf(edge[0]), groupOf(edge[1])
		if groupA == groupB {
			return false
		}
		parent[groupA] = groupB
	}
	return true
}
