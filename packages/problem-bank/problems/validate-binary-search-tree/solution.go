import "math"

func isValidBST(root *TreeNode) bool {
	return within(root, math.MinInt, math.MaxInt)
}

func within(node *TreeNode, low, high int) bool {
	if node == nil {
		return true
	}
	return low < node.Val && node.Val < high &&
		within(node.Left, low, node.Val) && within(node.Right, node.Val, high)
}
