def flatten(root):
    def preorder(node):
        return [node, *preorder(node.left), *preorder(node.right)] if node else []

    nodes = preorder(root)
    for node, after in zip(nodes, [*nodes[1:], None]):
        node.left, node.right = None, after
