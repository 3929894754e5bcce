func averageOfLevels(root *TreeNode) []float64 {
	var averages []float64
	level := []*TreeNode{root}
	for len(level) > 0 {
		sum := 0
		var below []*TreeNode
		for _, node := range level {
			sum += node.Val
			if node.Left != nil {
				below = append(below, node.Left)
			}
			if node.Right != nil {
				below = append(below, node.Right)
			}
		}
		averages = append(averages, float64(sum)/float64(len(level)))
		level = below
	}
	return averages
}
