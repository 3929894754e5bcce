def get_minimum_difference(root):
    def values(node):
        return [node.val, *values(node.left), *values(node.right)] if node else []

    found = values(root)
    return min(abs(a - b) for place, a in enumerate(found) for b in found[:place])
