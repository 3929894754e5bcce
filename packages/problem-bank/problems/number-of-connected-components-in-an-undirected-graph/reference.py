def count_components(n, edges):
    groups = [{node} for node in range(n)]
    for a, b in edges:
        joined = {node for group in groups if a in group or b in group for node in group}
        groups = [group for group in groups if not group & joined] + [joined]
    return len(groups)
