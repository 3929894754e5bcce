def leaf_similar(root1, root2):
    def leaves(node):
        if not node.left and not node.right:
            return [node.val]
        return [value for child in (node.left, node.right) if child for value in leaves(child)]

    return leaves(root1) == leaves(root2)
