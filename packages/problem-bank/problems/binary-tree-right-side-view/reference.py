def right_side_view(root):
    last = {}

    def visit(node, depth):
        if node:
            last[depth] = node.val
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

    visit(root, 0)
    return [last[depth] for depth in sorted(last)]
