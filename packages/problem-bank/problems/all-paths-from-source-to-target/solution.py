def all_paths_source_target(graph: list[list[int]]) -> list[list[int]]:
    paths = []
    path = [0]

    def walk(node: int) -> None:
        if node == len(graph) - 1:
            paths.append(path[:])
            return
        for following in graph[node]:
            path.append(following)
            walk(following)
            path.pop()

    walk(0)
    return paths
