func sumNumbers(root *TreeNode) int {
	return total(root, 0)
}

func total(node *TreeNode, number int) int {
	if node == nil {
		return 0
	}
	number = number*10 + node.Val
	if node.Left == nil && node.Right == nil {
		return number
	}
	return total(node.Left, number) + total(node.Right, number)
}
