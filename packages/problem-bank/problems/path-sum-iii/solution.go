func pathSum(root *TreeNode, targetSum int) int {
	// How often each sum came up between the root and a node above.
	above := map[int]int{0: 1}
	var count func(node *TreeNode, total int) int
	count = func(node *TreeNode, total int) int {
		if node == nil {
			return 0
		}
		total += node.Val
		found := above[total-targetSum]
		above[total]++
		found += count(node.Left, total) + count(node.Right, total)
		above[total]--
		return found
	}
	return count(root, 0)
}
