import "math"

func getMinimumDifference(root *TreeNode) int {
	smallest := math.MaxInt
	var before *TreeNode
	var visit func(node *TreeNode)
	visit = func(node *TreeNode) {
		if node == nil {
			return
		}
		visit(node.Left)
		if before != nil {
			smallest = min(smallest, node.Val-before.Val)
		}
		before = node
		visit(node.Right)
	}
	visit(root)
	return smallest
}
