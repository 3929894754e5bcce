def rob(root: TreeNode | None) -> int:
    def best(node: TreeNode | None) -> tuple[int, int]:
        """The best of this subtree if its top is robbed, and if it is not."""
        if node is None:
            return 0, 0
        left, right = best(node.left), best(node.right)
        return node.val + left[1] + right[1], max(left) + max(right)

    return max(best(root))
