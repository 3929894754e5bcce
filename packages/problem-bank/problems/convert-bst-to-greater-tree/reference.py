def convert_bst(root):
    def values(node):
        return [*values(node.left), node.val, *values(node.right)] if node else []

    every = values(root)

    def converted(node):
        if not node:
            return None
        total = sum(value for value in every if value >= node.val)
        return TreeNode(total, converted(node.left), converted(node.right))

    return converted(root)
