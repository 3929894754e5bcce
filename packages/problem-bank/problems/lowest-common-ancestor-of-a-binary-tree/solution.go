func lowestCommonAncestor(root *TreeNode, p int, q int) int {
	var find func(node *TreeNode) *TreeNode
	find = func(node *TreeNode) *TreeNode {
		if node == nil || node.Val == p || node.Val == q {
			return node
		}
		left, right := find(node.Left), find(node.Right)
		switch {
		case left == nil:
			return right
		case right == nil:
			return left
		}
		return node
	}
	return find(root).Val
}
