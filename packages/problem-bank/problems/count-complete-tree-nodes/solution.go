func countNodes(root *TreeNode) int {
	left, right := 0, 0
	for node := root; node != nil; node = node.Left {
		left++
	}
	for node := root; node != nil; node = node.Right {
		right++
	}
	if left == right {
		return 1<<left - 1
	}
	return 1 + countNodes(root.Left) + countNodes(root.Right)
}
