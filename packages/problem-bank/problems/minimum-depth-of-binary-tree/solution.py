def min_depth(root: TreeNode | None) -> int:
    depth = 0
    level = [root] if root else []
    while level:
        depth += 1
        if any(not node.left and not node.right for node in level):
            break
        level = [child for node in level for child in (node.left, node.right) if child]
    return depth
