func isSymmetric(root *TreeNode) bool {
	return root == nil || mirrors(root.Left, root.Right)
}

func mirrors(a, b *TreeNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Val == b.Val && mirrors(a.Left, b.Right) && mirrors(a.Right, b.Left)
}
