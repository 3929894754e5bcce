def convert_bst(root: TreeNode | None) -> TreeNode | None:
    total = 0

    def visit(node: TreeNode | None) -> None:
        nonlocal total
        if not node:
            return
        visit(node.right)
        total += node.val
        node.val = total
        visit(node.left)

    visit(root)
    return root
