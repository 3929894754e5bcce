def binary_tree_paths(root: TreeNode | None) -> list[str]:
    paths = []

    def visit(node: TreeNode | None, above: str) -> None:
        if not node:
            return
        path = f"{above}{node.val}"
        if not node.left and not node.right:
            paths.append(path)
        visit(node.left, f"{path}->")
        visit(node.right, f"{path}->")

    visit(root, "")
    return paths
