func goodNodes(root *TreeNode) int {
	type visit struct {
		node    *TreeNode
		largest int
	}
	good := 0
	toVisit := []visit{{root, root.Val}}
	for len(toVisit) > 0 {
		node, largest := toVisit[len(toVisit)-1].node, toVisit[len(toVisit)-1].largest
		toVisit = toVisit[:len(toVisit)-1]
		if node == nil {
			continue
		}
		if node.Val >= largest {
			good++
			largest = node.Val
		}
		toVisit = append(toVisit, visit{node.Left, largest}, visit{node.Right, largest})
	}
	return good
}
