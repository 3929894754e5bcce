def width_of_binary_tree(root: TreeNode | None) -> int:
    widest = 0
    level = [(root, 0)]
    while level:
        first = level[0][1]
        widest = max(widest, level[-1][1] - first + 1)
        level = [
            (child, 2 * (position - first) + side)
            for node, position in level
            for side, child in enumerate((node.left, node.right))
            if child
        ]
    return widest
