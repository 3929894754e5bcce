def delete_node(root: TreeNode | None, key: int) -> TreeNode | None:
    if root is None:
        return None
    if key < root.val:
        root.left = delete_node(root.left, key)
    elif key > root.val:
        root.right = delete_node(root.right, key)
    elif root.left is None:
        return root.right
    elif root.right is None:
        return root.left
    else:
        root.val = smallest_of(root.right)
        root.right = delete_node(root.right, root.val)
    return root


def smallest_of(root: TreeNode) -> int:
    node = root
    while node.left:
        node = node.left
    return node.val
