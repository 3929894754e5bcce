func rangeSumBST(root *TreeNode, low int, high int) int {
	switch {
	case root == nil:
		return 0
	case root.Val < low:
		return rangeSumBST(root.Right, low, high)
	case root.Val > high:
		return rangeSumBST(root.Left, low, high)
	}
	return root.Val + rangeSumBST(root.Left, low, high) + rangeSumBST(root.Right, low, high)
}
