def preorder_traversal(root: TreeNode | None) -> list[int]:
    values = []
    to_visit = [root]
    while to_visit:
        node = to_visit.pop()
        if node:
            values.append(node.val)
            to_visit += [node.right, node.left]
    return values
