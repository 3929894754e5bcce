def max_depth(root):
    return 1 + max(max_depth(root.left), max_depth(root.right)) if root else 0
