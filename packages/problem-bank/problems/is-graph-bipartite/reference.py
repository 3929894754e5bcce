def is_bipartite(graph):
    """Two copies of each node, one for each color: a node must not reach its own other copy."""
    for start in range(len(graph)):
        reached = {(start, 0)}
        while True:
            more = {(other, 1 - color) for node, color in reached for other in graph[node]} - reached
            if not more:
                break
            reached |= more
        if (start, 1) in reached:
            return False
    return True
