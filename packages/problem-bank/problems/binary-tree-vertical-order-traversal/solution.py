from collections import defaultdict, deque


def vertical_order(root: TreeNode | None) -> list[list[int]]:
    columns = defaultdict(list)
    queue = deque([(root, 0)])
    while queue:
        node, column = queue.popleft()
        if node:
            columns[column].append(node.val)
            queue.append((node.left, column - 1))
            queue.append((node.right, column + 1))
    return [columns[column] for column in sorted(columns)]
