import "slices"

func leafSimilar(root1 *TreeNode, root2 *TreeNode) bool {
	return slices.Equal(leaves(root1), leaves(root2))
}

func leaves(node *TreeNode) []int {
	if node == nil {
		return nil
	}
	if node.Left == nil && node.Right == nil {
		return []int{node.Val}
	}
	return append(leaves(node.Left), leaves(node.Right)...)
}
