def average_of_levels(root: TreeNode) -> list[float]:
    averages = []
    level = [root]
    while level:
        averages.append(sum(node.val for node in level) / len(level))
        level = [child for node in level for child in (node.left, node.right) if child]
    return averages
