def range_sum_bst(root, low, high):
    if not root:
        return 0
    own = root.val if root.val in range(low, high + 1) else 0
    return own + range_sum_bst(root.left, low, high) + range_sum_bst(root.right, low, high)
