func diameterOfBinaryTree(root *TreeNode) int {
	longest := 0
	var height func(node *TreeNode) int
	height = func(node *TreeNode) int {
		if node == nil {
			return 0
		}
		left, right := height(node.Left), height(node.Right)
		longest = max(longest, left+right)
		return 1 + max(left, right)
	}
	height(root)
	return longest
}
