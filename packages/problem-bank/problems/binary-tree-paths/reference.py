def binary_tree_paths(root):
    def paths(node):
        if not node:
            return []
        below = paths(node.left) + paths(node.right)
        return [[node.val, *rest] for rest in below or [[]]]

    return ["->".join(str(value) for value in path) for path in paths(root)]
