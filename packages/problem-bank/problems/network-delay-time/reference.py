from math import inf


def network_delay_time(times, n, k):
    distance = {node: inf for node in range(1, n + 1)}
    distance[k] = 0
    for _ in range(n):
        for u, v, w in times:
            distance[v] = min(distance[v], distance[u] + w)
    longest = max(distance.values())
    return longest if longest < inf else -1
