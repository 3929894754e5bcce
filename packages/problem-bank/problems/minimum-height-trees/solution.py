def find_min_height_trees(n: int, edges: list[list[int]]) -> list[int]:
    neighbours = [set() for _ in range(n)]
    for one, other in edges:
        neighbours[one].add(other)
        neighbours[other].add(one)

    leaves = [node for node in range(n) if len(neighbours[node]) <= 1]
    left = n
    while left > 2:
        left -= len(leaves)
        next_leaves = []
        for leaf in leaves:
            neighbour = neighbours[leaf].pop()
            neighbours[neighbour].remove(leaf)
            if len(neighbours[neighbour]) == 1:
                next_leaves.append(neighbour)
        leaves = next_leaves
    return leaves
