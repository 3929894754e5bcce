def flatten(root: TreeNode | None) -> None:
    node = root
    while node:
        if node.left:
            last = node.left
            while last.right:
                last = last.right
            last.right = node.right
            node.left, node.right = None, node.left
        node = node.right
