def valid_tree(n: int, edges: list[list[int]]) -> bool:
    if len(edges) != n - 1:
        return False
    parent = list(range(n))

    def group_of(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        group_a, group_b = group_of(a), group_of(b)
        if group_a == group_b:
            return False
        parent[group_a] = group_b
    return True
