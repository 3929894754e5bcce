import "math"

func maxLevelSum(root *TreeNode) int {
	largest, best := math.MinInt, 0
	level := []*TreeNode{root}
	for depth := 1; len(level) > 0; depth++ {
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
		if sum > largest {
			largest, best = sum, depth
		}
		level = below
	}
	return best
}
