import "slices"

func pathSum(root *TreeNode, targetSum int) [][]int {
	var paths [][]int
	var path []int
	var visit func(node *TreeNode, missing int)
	visit = func(node *TreeNode, missing int) {
		if node == nil {
			return
		}
		path = append(path, node.Val)
		if node.Left == nil && node.Right == nil && node.Val == missing {
			paths = append(paths, slices.Clone(path))
		}
		visit(node.Left, missing-node.Val)
		visit(node.Right, missing-node.Val)
		path = path[:len(path)-1]
	}
	visit(root, targetSum)
	return paths
}
