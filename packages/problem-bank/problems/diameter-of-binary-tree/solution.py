def diameter_of_binary_tree(root: TreeNode | None) -> int:
    longest = 0

    def height(node: TreeNode | None) -> int:
        nonlocal longest
        if not node:
            return 0
        left = height(node.left)
        right = height(node.right)
        longest = max(longest, left + right)
        return 1 + max(left, right)

    height(root)
    return longest
