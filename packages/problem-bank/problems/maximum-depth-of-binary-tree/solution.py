def max_depth(root: TreeNode | None) -> int:
    depth = 0
    level = [root] if root else []
    while level:
        depth += 1
        level = [child for node in level for child in (node.left, node.right) if child]
    return depth
