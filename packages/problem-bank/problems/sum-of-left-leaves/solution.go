func sumOfLeftLeaves(root *TreeNode) int {
	if root == nil {
		return 0
	}
	left := root.Left
	if left != nil && left.Left == nil && left.Right == nil {
		return left.Val + sumOfLeftLeaves(root.Right)
	}
	return sumOfLeftLeaves(left) + sumOfLeftLeaves(root.Right)
}
