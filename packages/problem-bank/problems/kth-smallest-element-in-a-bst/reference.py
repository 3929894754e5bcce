def kth_smallest(root, k):
    def values(node):
        return values(node.left) + [node.val] + values(node.right) if node else []

    return sorted(values(root))[k - 1]
