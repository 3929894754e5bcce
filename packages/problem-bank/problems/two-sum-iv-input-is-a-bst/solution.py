def find_target(root: TreeNode | None, k: int) -> bool:
    seen = set()
    nodes = [root]
    while nodes:
        node = nodes.pop()
        if not node:
            continue
        if k - node.val in seen:
            return True
        seen.add(node.val)
        nodes += [node.left, node.right]
    return False
