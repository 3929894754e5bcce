def zigzag_level_order(root):
    levels = {}

    def visit(node, depth):
        if node:
            place = len(levels.get(depth, [])) if depth % 2 == 0 else 0
            levels.setdefault(depth, []).insert(place, node.val)
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

    visit(root, 0)
    return [levels[depth] for depth in sorted(levels)]
