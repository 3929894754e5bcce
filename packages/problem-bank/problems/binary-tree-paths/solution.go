import "strconv"

func binaryTreePaths(root *TreeNode) []string {
	var paths []string
	var visit func(node *TreeNode, above string)
	visit = func(node *TreeNode, above string) {
		if node == nil {
			return
		}
		path := above + strconv.Itoa(node.Val)
		if node.Left == nil && node.Right == nil {
			paths = append(paths, path)
			return
		}
		visit(node.Left, path+"->")
		visit(node.Right, path+"->")
	}
	visit(root, "")
	return paths
}
