func isBalanced(root *TreeNode) bool {
	return height(root) != -1
}

// height is -1 where a subtree is not balanced.
func height(node *TreeNode) int {
	if node == nil {
		return 0
	}
	left, right := height(node.Left), height(node.Right)
	if left == -1 || right == -1 || left-right > 1 || right-left > 1 {
		return -1
	}
	return 1 + max(left, right)
}
