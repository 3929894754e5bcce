def lowest_common_ancestor(root: TreeNode, p: int, q: int) -> int:
    def find(node: TreeNode | None) -> TreeNode | None:
        if node is None or node.val in (p, q):
            return node
        left, right = find(node.left), find(node.right)
        return node if left and right else left or right

    return find(root).val
