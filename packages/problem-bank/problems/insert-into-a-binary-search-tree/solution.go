func insertIntoBST(root *TreeNode, val int) *TreeNode {
	place := &root
	for *place != nil {
		if val < (*place).Val {
			place = &(*place).Left
		} else {
			place = &(*place).Right
		}
	}
	*place = &TreeNode{Val: val}
	return root
}
