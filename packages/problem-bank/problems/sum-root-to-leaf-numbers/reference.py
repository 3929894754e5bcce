def sum_numbers(root):
    def numbers(node):
        below = [text for child in (node.left, node.right) if child for text in numbers(child)]
        return [str(node.val) + text for text in below or [""]]

    return sum(int(text) for text in numbers(root)) if root else 0
