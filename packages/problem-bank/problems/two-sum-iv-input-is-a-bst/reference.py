from itertools import combinations


def find_target(root, k):
    def values(node):
        return [*values(node.left), node.val, *values(node.right)] if node else []

    return any(a + b == k for a, b in combinations(values(root), 2))
