import (
	"maps"
	"slices"
)

func verticalOrder(root *TreeNode) [][]int {
	type place struct {
		node   *TreeNode
		column int
	}
	columns := map[int][]int{}
	queue := []place{{root, 0}}
	for len(queue) > 0 {
		node, column := queue[0].node, queue[0].column
		queue = queue[1:]
		if node == nil {
			continue
		}
		columns[column] = append(columns[column], node.Val)
		queue = append(queue, place{node.Left, column - 1}, place{node.Right, column + 1})
	}

	order := [][]int{}
	for _, column := range slices.Sorted(maps.Keys(columns)) {
		order = append(order, columns[column])
	}
	return order
}
