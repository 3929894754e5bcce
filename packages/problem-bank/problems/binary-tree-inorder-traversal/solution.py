def inorder_traversal(root: TreeNode | None) -> list[int]:
    values = []
    path = []
    node = root
    while node or path:
        while node:
            path.append(node)
            node = node.left
        node = path.pop()
        values.append(node.val)
        node = node.right
    return values
