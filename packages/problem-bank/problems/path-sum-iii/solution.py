from collections import Counter


def path_sum(root: TreeNode | None, target_sum: int) -> int:
    above = Counter({0: 1})

    def count(node: TreeNode | None, total: int) -> int:
        if not node:
            return 0
        total += node.val
        found = above[total - target_sum]
        above[total] += 1
        found += count(node.left, total) + count(node.right, total)
        above[total] -= 1
        return found

    return count(root, 0)
