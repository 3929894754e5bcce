func findRedundantConnection(edges [][]int) []int {
	parent := make([]int, len(edges)+1)
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
			return edge
		}
		parent[groupA] = groupB
	}
	return nil
}
