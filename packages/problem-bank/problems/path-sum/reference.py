def has_path_sum(root, target_sum):
    def sums(node):
        below = [total for child in (node.left, node.right) if child for total in sums(child)]
        return [node.val + total for total in below] or [node.val]

    return root is not None and target_sum in sums(root)
