from math import inf


def max_path_sum(root: TreeNode | None) -> int:
    best = -inf

    def gain(node: TreeNode | None) -> int:
        nonlocal best
        if not node:
            return 0
        left = gain(node.left)
        right = gain(node.right)
        best = max(best, node.val + left + right)
        return max(0, node.val + max(left, right))

    gain(root)
    return best
