func convertBST(root *TreeNode) *TreeNode {
	total := 0
	var visit func(node *TreeNode)
	visit = func(node *TreeNode) {
		if node == nil {
			return
		}
		visit(node.Right)
		total += node.Val
		node.Val = total
		visit(node.Left)
	}
	visit(root)
	return root
}
