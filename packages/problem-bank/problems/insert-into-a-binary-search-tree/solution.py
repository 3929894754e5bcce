def insert_into_bst(root: TreeNode | None, val: int) -> TreeNode:
    added = TreeNode(val)
    parent, node = None, root
    while node:
        parent, node = node, node.left if val < node.val else node.right
    if not parent:
        return added
    if val < parent.val:
        parent.left = added
    else:
        parent.right = added
    return root
