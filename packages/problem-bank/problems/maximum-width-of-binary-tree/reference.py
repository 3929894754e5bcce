def width_of_binary_tree(root):
    positions = {}

    def visit(node, level, position):
        if node:
            positions.setdefault(level, []).append(position)
            visit(node.left, level + 1, 2 * position)
            visit(node.right, level + 1, 2 * position + 1)

    visit(root, 0, 0)
    return max(max(level) - min(level) + 1 for level in positions.values())
