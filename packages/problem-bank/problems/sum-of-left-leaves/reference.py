def sum_of_left_leaves(root):
    def leaves(node, is_left):
        if not node:
            return []
        if not node.left and not node.right:
            return [node.val] if is_left else []
        return leaves(node.left, True) + leaves(node.right, False)

    return sum(leaves(root, False))
