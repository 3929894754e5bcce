def rob(root):
    def children(node):
        return [child for child in (node.left, node.right) if child]

    if not root:
        return 0
    skipped = sum(rob(child) for child in children(root))
    taken = root.val + sum(rob(below) for child in children(root) for below in children(child))
    return max(skipped, taken)
