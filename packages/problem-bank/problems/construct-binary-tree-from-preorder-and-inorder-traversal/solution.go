func buildTree(preorder []int, inorder []int) *TreeNode {
	placeOf := map[int]int{}
	for place, value := range inorder {
		placeOf[value] = place
	}
	used := 0
	var build func(start, end int) *TreeNode
	build = func(start, end int) *TreeNode {
		if start == end {
			return nil
		}
		root := &TreeNode{Val: preorder[used]}
		used++
		place := placeOf[root.Val]
		root.Left = build(start, place)
		root.Right = build(place+1, end)
		return root
	}
	return build(0, len(inorder))
}
