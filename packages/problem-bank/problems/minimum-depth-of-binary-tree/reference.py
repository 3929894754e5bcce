def min_depth(root):
    def leaf_depths(node, depth):
        if not node:
            return []
        below = leaf_depths(node.left, depth + 1) + leaf_depths(node.right, depth + 1)
        return below or [depth]

    return min(leaf_depths(root, 1), default=0)
