def invert_tree(root):
    def copy(node):
        return node and TreeNode(node.val, copy(node.right), copy(node.left))

    return copy(root)
