def vertical_order(root):
    nodes = []

    def walk(node, row, column):
        if node:
            nodes.append((column, row, node.val))
            walk(node.left, row + 1, column - 1)
            walk(node.right, row + 1, column + 1)

    walk(root, 0, 0)
    nodes.sort(key=lambda node: node[:2])
    columns = sorted({column for column, _, _ in nodes})
    return [[value for at, _, value in nodes if at == column] for column in columns]
