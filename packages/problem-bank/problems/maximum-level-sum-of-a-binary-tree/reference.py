def max_level_sum(root):
    sums = {}

    def visit(node, level):
        if node:
            sums[level] = sums.get(level, 0) + node.val
            visit(node.left, level + 1)
            visit(node.right, level + 1)

    visit(root, 1)
    return min(level for level in sums if sums[level] == max(sums.values()))
