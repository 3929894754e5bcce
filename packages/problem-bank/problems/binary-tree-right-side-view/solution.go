func rightSideView(root *TreeNode) []int {
	var view []int
	var level []*TreeNode
	if root != nil {
		level = append(level, root)
	}
	for len(level) > 0 {
		view = append(view, level[len(level)-1].Val)
		var below []*TreeNode
		for _, node := range level {
			if node.Left != nil {
				below = append(below, node.Left)
			}
			if node.Right != nil {
				below = append(below, node.Right)
			}
		}
		level = below
	}
	return view
}
