import "slices"

func allPathsSourceTarget(graph [][]int) [][]int {
	paths := [][]int{}
	path := []int{0}
	var walk func(node int)
	walk = func(node int) {
		if node == len(graph)-1 {
			paths = append(paths, slices.Clone(path))
			return
		}
		for _, next := range graph[node] {
			path = append(path, next)
			walk(next)
			path = path[:len(path)-1]
		}
	}
	walk(0)
	return paths
}
