def search_bst(root, val):
    if root is None or root.val == val:
        return root
    return search_bst(root.left, val) or search_bst(root.right, val)
