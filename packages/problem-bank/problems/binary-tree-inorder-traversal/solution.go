func inorderTraversal(root *TreeNode) []int {
	var values []int
	var path []*TreeNode
	node := root
	for node != nil || len(path) > 0 {
		for node != nil {
			path = append(path, node)
			node = node.Left
		}
		node = path[len(path)-1]
		path = path[:len(path)-1]
		values = append(values, node.Val)
		node = node.Right
	}
	return values
}
