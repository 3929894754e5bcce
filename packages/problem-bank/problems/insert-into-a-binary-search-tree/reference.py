def insert_into_bst(root, val):
    if not root:
        return TreeNode(val)
    if val < root.val:
        return TreeNode(root.val, insert_into_bst(root.left, val), root.right)
    return TreeNode(root.val, root.left, insert_into_bst(root.right, val))
