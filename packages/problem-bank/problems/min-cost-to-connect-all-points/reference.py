def min_cost_connect_points(points):
    edges = sorted(
        (abs(a[0] - b[0]) + abs(a[1] - b[1]), i, j)
        for i, a in enumerate(points)
        for j, b in enumerate(points)
        if i < j
    )
    group = list(range(len(points)))
    cost = 0
    for distance, i, j in edges:
        if group[i] != group[j]:
            cost += distance
            group = [group[i] if number == group[j] else number for number in group]
    return cost
