def count_components(n: int, edges: list[list[int]]) -> int:
    parent = list(range(n))

    def group_of(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    components = n
    for a, b in edges:
        group_a, group_b = group_of(a), group_of(b)
        if group_a != group_b:
            parent[group_a] = group_b
            components -= 1
    return components
