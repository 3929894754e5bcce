from math import inf


def is_valid_bst(root: TreeNode | None) -> bool:
    def within(node: TreeNode | None, low: float, high: float) -> bool:
        if not node:
            return True
        if not low < node.val < high:
            return False
        return within(node.left, low, node.val) and within(node.right, node.val, high)

    return within(root, -inf, inf)
