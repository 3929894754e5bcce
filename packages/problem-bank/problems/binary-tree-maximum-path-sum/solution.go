func maxPathSum(root *TreeNode) int {
	best := root.Val
	var gain func(node *TreeNode) int
	gain = func(node *TreeNode) int {
		if node == nil {
			return 0
		}
		left, right := gain(node.Left), gain(node.Right)
		best = max(best, node.Val+left+right)
		return max(0, node.Val+max(left, right))
	}
	gain(root)
	return best
}
