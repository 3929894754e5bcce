def path_sum(root, target_sum):
    def from_here(node, missing):
        if not node:
            return 0
        rest = missing - node.val
        return (rest == 0) + from_here(node.left, rest) + from_here(node.right, rest)

    if not root:
        return 0
    return from_here(root, target_sum) + path_sum(root.left, target_sum) + path_sum(root.right, target_sum)
