def is_valid_bst(root):
    def values(node):
        return values(node.left) + [node.val] + values(node.right) if node else []

    found = values(root)
    return found == sorted(set(found))
