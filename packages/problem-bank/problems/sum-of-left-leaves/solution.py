def sum_of_left_leaves(root: TreeNode | None) -> int:
    if not root:
        return 0
    left = root.left
    is_leaf = left and not left.left and not left.right
    return (left.val if is_leaf else sum_of_left_leaves(left)) + sum_of_left_leaves(root.right)
