def lowest_common_ancestor(root: TreeNode, p: int, q: int) -> int:
    node = root
    while True:
        if p < node.val and q < node.val:
            node = node.left
        elif p > node.val and q > node.val:
            node = node.right
        else:
            return node.val
