func preorderTraversal(root *TreeNode) []int {
	var values []int
	toVisit := []*TreeNode{root}
	for len(toVisit) > 0 {
		node := toVisit[len(toVisit)-1]
		toVisit = toVisit[:len(toVisit)-1]
		if node != nil {
			values = append(values, node.Val)
			toVisit = append(toVisit, node.Right, node.Left)
		}
	}
	return values
}
