def is_subtree(root, sub_root):
    def written(node):
        return f"({node.val} {written(node.left)} {written(node.right)})" if node else "-"

    return written(sub_root) in written(root)
