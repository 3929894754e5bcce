def has_path_sum(root: TreeNode | None, target_sum: int) -> bool:
    if not root:
        return False
    rest = target_sum - root.val
    if not root.left and not root.right:
        return rest == 0
    return has_path_sum(root.left, rest) or has_path_sum(root.right, rest)
