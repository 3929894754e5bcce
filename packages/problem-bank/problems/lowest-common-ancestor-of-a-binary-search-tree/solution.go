func lowestCommonAncestor(root *TreeNode, p int, q int) int {
	node := root
	for {
		switch {
		case p < node.Val && q < node.Val:
			node = node.Left
		case p > node.Val && q > node.Val:
			node = node.Right
		default:
			return node.Val
		}
	}
}
