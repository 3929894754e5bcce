def diameter_of_binary_tree(root):
    near = {}

    def connect(node):
        near.setdefault(node, [])
        for child in filter(None, (node.left, node.right)):
            near.setdefault(child, []).append(node)
            near[node].append(child)
            connect(child)

    def farthest(node, before):
        return max([1 + farthest(other, node) for other in near[node] if other is not before], default=0)

    connect(root)
    return max(farthest(node, None) for node in near)
