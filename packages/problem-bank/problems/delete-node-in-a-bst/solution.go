func deleteNode(root *TreeNode, key int) *TreeNode {
	switch {
	case root == nil:
		return nil
	case key < root.Val:
		root.Left = deleteNode(root.Left, key)
	case key > root.Val:
		root.Right = deleteNode(root.Right, key)
	case root.Left == nil:
		return root.Right
	case root.Right == nil:
		return root.Left
	default:
		root.Val = smallestOf(root.Right)
		root.Right = deleteNode(root.Right, root.Val)
	}
	return root
}

func smallestOf(root *TreeNode) int {
	node := root
	for node.Left != nil {
		node = node.Left
	}
	return node.Val
}
