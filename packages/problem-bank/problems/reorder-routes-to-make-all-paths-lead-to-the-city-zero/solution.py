def min_reorder(n: int, connections: list[list[int]]) -> int:
    # For each city the roads at it, as the city at the other end and whether the road leads there.
    roads = [[] for _ in range(n)]
    for start, end in connections:
        roads[start].append((end, True))
        roads[end].append((start, False))

    turned = 0
    to_visit = [(0, 0)]
    while to_visit:
        city, previous = to_visit.pop()
        for neighbour, leads_away in roads[city]:
            if neighbour != previous:
                turned += leads_away
                to_visit.append((neighbour, city))
    return turned
