func widthOfBinaryTree(root *TreeNode) int {
	type placed struct {
		node     *TreeNode
		position int
	}
	widest := 0
	level := []placed{{root, 0}}
	for len(level) > 0 {
		first := level[0].position
		widest = max(widest, level[len(level)-1].position-first+1)
		var below []placed
		for _, at := range level {
			left := 2 * (at.position - first)
			if at.node.Left != nil {
				below = append(below, placed{at.node.Left, left})
			}
			if at.node.Right != nil {
				below = append(below, placed{at.node.Right, left + 1})
			}
		}
		level = below
	}
	return widest
}
