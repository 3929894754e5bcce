def longest_zig_zag(root):
    def follow(node, goes_left):
        child = node.left if goes_left else node.right
        return 1 + follow(child, not goes_left) if child else 0

    def nodes(node):
        return [node, *nodes(node.left), *nodes(node.right)] if node else []

    return max(follow(node, goes_left) for node in nodes(root) for goes_left in (True, False))
