def lowest_common_ancestor(root, p, q):
    def path(node, wanted):
        if node is None:
            return []
        if node is wanted:
            return [node]
        below = path(node.left, wanted) or path(node.right, wanted)
        return [node] + below if below else []

    path_to_p, path_to_q = path(root, p), path(root, q)
    return [node for node in path_to_p if node in path_to_q][-1]
