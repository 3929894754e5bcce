def is_same_tree(p, q):
    def written(node):
        return f"({node.val} {written(node.left)} {written(node.right)})" if node else "-"

    return written(p) == written(q)
