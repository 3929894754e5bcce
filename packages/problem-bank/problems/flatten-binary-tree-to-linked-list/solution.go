func flatten(root *TreeNode) {
	for node := root; node != nil; node = node.Right {
		if node.Left == nil {
			continue
		}
		last := node.Left
		for last.Right != nil {
			last = last.Right
		}
		last.Right = node.Right
		node.Left, node.Right = nil, node.Left
	}
}
