def sum_numbers(root: TreeNode | None) -> int:
    def total(node: TreeNode | None, number: int) -> int:
        if not node:
            return 0
        number = number * 10 + node.val
        if not node.left and not node.right:
            return number
        return total(node.left, number) + total(node.right, number)

    return total(root, 0)
