func countComponents(n int, edges [][]int) int {
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
	components := n
	for _, edge := range edges {
		groupA, groupB := groupOf(edge[0]), groupOf(edge[1])
		if groupA != groupB {
			parent[groupA] = groupB
			components--
		}
	}
	return components
}
