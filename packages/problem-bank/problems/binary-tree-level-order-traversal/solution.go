func levelOrder(root *TreeNode) [][]int {
	var levels [][]int
	var level []*TreeNode
	if root != nil {
		level = append(level, root)
	}
	for len(level) > 0 {
		var values []int
		var below []*TreeNode
		for _, node := range level {
			values = append(values, node.Val)
			if node.Left != nil {
				below = append(below, node.Left)
			}
			if node.Right != nil {
				below = append(below, node.Right)
			}
		}
		levels = append(levels, values)
		level = below
	}
	return levels
}
