func longestZigZag(root *TreeNode) int {
	type visit struct {
		node                *TreeNode
		leftNext, rightNext int
	}
	longest := 0
	toVisit := []visit{{root, 0, 0}}
	for len(toVisit) > 0 {
		at := toVisit[len(toVisit)-1]
		toVisit = toVisit[:len(toVisit)-1]
		if at.node == nil {
			continue
		}
		longest = max(longest, at.leftNext, at.rightNext)
		toVisit = append(toVisit, visit{at.node.Left, 0, at.leftNext + 1}, visit{at.node.Right, at.rightNext + 1, 0})
	}
	return longest
}
