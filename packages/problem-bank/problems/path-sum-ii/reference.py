def path_sum(root, target_sum):
    def all_paths(node):
        if not node:
            return []
        below = all_paths(node.left) + all_paths(node.right)
        return [[node.val, *rest] for rest in below or [[]]]

    return [path for path in all_paths(root) if sum(path) == target_sum]
