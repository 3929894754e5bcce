func buildTree(inorder []int, postorder []int) *TreeNode {
	placeOf := map[int]int{}
	for place, value := range inorder {
		placeOf[value] = place
	}
	unused := len(postorder)
	var build func(start, end int) *TreeNode
	build = func(start, end int) *TreeNode {
		if start == end {
			return nil
		}
		unused--
		root := &TreeNode{Val: postorder[unused]}
		place := placeOf[root.Val]
		root.Right = build(place+1, end)
		root.Left = build(start, place)
		return root
	}
	return build(0, len(inorder))
}
