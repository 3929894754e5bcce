def zigzag_level_order(root: TreeNode | None) -> list[list[int]]:
    levels = []
    level = [root] if root else []
    while level:
        values = [node.val for node in level]
        levels.append(values[::-1] if len(levels) % 2 == 1 else values)
        level = [child for node in level for child in (node.left, node.right) if child]
    return levels
