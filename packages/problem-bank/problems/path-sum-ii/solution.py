def path_sum(root: TreeNode | None, target_sum: int) -> list[list[int]]:
    paths = []
    path = []

    def visit(node: TreeNode | None, missing: int) -> None:
        if not node:
            return
        path.append(node.val)
        if not node.left and not node.right and node.val == missing:
            paths.append(path.copy())
        visit(node.left, missing - node.val)
        visit(node.right, missing - node.val)
        path.pop()

    visit(root, target_sum)
    return paths
