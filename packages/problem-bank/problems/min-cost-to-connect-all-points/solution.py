from math import inf


def min_cost_connect_points(points: list[list[int]]) -> int:
    # What it costs to join each point that is not in the tree yet.
    outside = {place: inf for place in range(1, len(points))}
    newest, cost = 0, 0
    while outside:
        x, y = points[newest]
        for place in outside:
            distance = abs(points[place][0] - x) + abs(points[place][1] - y)
            outside[place] = min(outside[place], distance)
        newest = min(outside, key=outside.get)
        cost += outside.pop(newest)
    return cost
