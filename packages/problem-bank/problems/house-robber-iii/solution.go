func rob(root *TreeNode) int {
	robbed, spared := best(root)
	return max(robbed, spared)
}

// best gives the most of a subtree if its top is robbed, and if it is not.
func best(node *TreeNode) (robbed, spared int) {
	if node == nil {
		return 0, 0
	}
	leftRobbed, leftSpared := best(node.Left)
	rightRobbed, rightSpared := best(node.Right)
	return node.Val + leftSpared + rightSpared, max(leftRobbed, leftSpared) + max(rightRobbed, rightSpared)
}
