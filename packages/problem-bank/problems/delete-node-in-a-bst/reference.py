def delete_node(root, key):
    if root is None:
        return None
    root.left = delete_node(root.left, key)
    root.right = delete_node(root.right, key)
    if root.val != key:
        return root
    if root.right is None:
        return root.left
    # What stands on the left side is hung below the smallest value of the right side.
    smallest = root.right
    while smallest.left:
        smallest = smallest.left
    smallest.left = root.left
    return root.right
