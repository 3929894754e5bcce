def kth_smallest(root: TreeNode | None, k: int) -> int:
    path = []
    node = root
    while True:
        while node:
            path.append(node)
            node = node.left
        node = path.pop()
        k -= 1
        if k == 0:
            return node.val
        node = node.right
