def lowest_common_ancestor(root, p, q):
    def path(node, value):
        if node is None:
            return []
        if node.val == value:
            return [node.val]
        below = path(node.left, value) or path(node.right, value)
        return [node.val] + below if below else []

    path_to_p, path_to_q = path(root, p), path(root, q)
    return [value for value in path_to_p if value in path_to_q][-1]
