def merge_trees(root1, root2):
    def places(node, path=""):
        if not node:
            return {}
        return {path: node.val, **places(node.left, path + "l"), **places(node.right, path + "r")}

    first, second = places(root1), places(root2)

    def built(path):
        if path not in first and path not in second:
            return None
        value = first.get(path, 0) + second.get(path, 0)
        return TreeNode(value, built(path + "l"), built(path + "r"))

    return built("")
