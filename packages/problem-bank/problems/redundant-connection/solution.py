def find_redundant_connection(edges: list[list[int]]) -> list[int]:
    parent = list(range(len(edges) + 1))

    def group_of(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        group_a, group_b = group_of(a), group_of(b)
        if group_a == group_b:
            return [a, b]
        parent[group_a] = group_b
    return []
