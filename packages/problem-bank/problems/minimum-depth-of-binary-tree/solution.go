func minDepth(root *TreeNode) int {
	depth := 0
	var level []*TreeNode
	if root != nil {
		level = append(level, root)
	}
	for len(level) > 0 {
		depth++
		var below []*TreeNode
		for _, node := range level {
			if node.Left == nil && node.Right == nil {
				return depth
			}
			if node.Left != nil {
				below = append(below, node.Left)
			}
			if node.Right != nil {
				below = append(below, node.Right)
			}
		}
		level = below
	}
	return depth
}
