def count_nodes(root: TreeNode | None) -> int:
    left = right = 0
    node = root
    while node:
        left += 1
        node = node.left
    node = root
    while node:
        right += 1
        node = node.right
    if left == right:
        return 2**left - 1
    return 1 + count_nodes(root.left) + count_nodes(root.right)
