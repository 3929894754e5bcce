def max_path_sum(root):
    near = {}

    def connect(node):
        near.setdefault(node, [])
        for child in filter(None, (node.left, node.right)):
            near.setdefault(child, []).append(node)
            near[node].append(child)
            connect(child)

    def best_from(node, before):
        return node.val + max([0] + [best_from(other, node) for other in near[node] if other is not before])

    connect(root)
    return max(best_from(node, None) for node in near)
