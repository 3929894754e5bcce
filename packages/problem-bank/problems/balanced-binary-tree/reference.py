def is_balanced(root):
    def height(node):
        return 1 + max(height(node.left), height(node.right)) if node else 0

    if not root:
        return True
    level = abs(height(root.left) - height(root.right)) <= 1
    return level and is_balanced(root.left) and is_balanced(root.right)
