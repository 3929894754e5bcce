def is_bipartite(graph: list[list[int]]) -> bool:
    color: dict[int, int] = {}
    for start in range(len(graph)):
        if start in color:
            continue
        color[start] = 0
        to_visit = [start]
        while to_visit:
            node = to_visit.pop()
            for neighbor in graph[node]:
                if neighbor not in color:
                    color[neighbor] = 1 - color[node]
                    to_visit.append(neighbor)
                elif color[neighbor] == color[node]:
                    return False
    return True
