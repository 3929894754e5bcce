def average_of_levels(root):
    levels = {}

    def walk(node, depth):
        if node:
            levels.setdefault(depth, []).append(node.val)
            walk(node.left, depth + 1)
            walk(node.right, depth + 1)

    walk(root, 0)
    return [sum(levels[depth]) / len(levels[depth]) for depth in sorted(levels)]
