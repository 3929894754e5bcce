def good_nodes(root):
    def visit(node, above):
        if not node:
            return 0
        path = above + [node.val]
        return (node.val == max(path)) + visit(node.left, path) + visit(node.right, path)

    return visit(root, [])
