func findTarget(root *TreeNode, k int) bool {
	seen := map[int]bool{}
	var completes func(node *TreeNode) bool
	completes = func(node *TreeNode) bool {
		if node == nil {
			return false
		}
		if seen[k-node.Val] {
			return true
		}
		seen[node.Val] = true
		return completes(node.Left) || completes(node.Right)
	}
	return completes(root)
}
