def all_paths_source_target(graph):
    complete, paths = [], [[0]]
    while paths:
        path = paths.pop()
        if path[-1] == len(graph) - 1:
            complete.append(path)
        else:
            paths += [path + [node] for node in graph[path[-1]]]
    return complete
