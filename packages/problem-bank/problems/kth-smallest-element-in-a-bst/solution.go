func kthSmallest(root *TreeNode, k int) int {
	var path []*TreeNode
	for node := root; ; node = node.Right {
		for node != nil {
			path = append(path, node)
			node = node.Left
		}
		node = path[len(path)-1]
		path = path[:len(path)-1]
		k--
		if k == 0 {
			return node.Val
		}
	}
}
