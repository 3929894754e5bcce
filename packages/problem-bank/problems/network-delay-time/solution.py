import heapq


def network_delay_time(times: list[list[int]], n: int, k: int) -> int:
    neighbours = {node: [] for node in range(1, n + 1)}
    for origin, goal, delay in times:
        neighbours[origin].append((goal, delay))
    reached = set()
    latest = 0
    arrivals = [(0, k)]
    while arrivals:
        time, node = heapq.heappop(arrivals)
        if node in reached:
            continue
        reached.add(node)
        latest = time
        for goal, delay in neighbours[node]:
            if goal not in reached:
                heapq.heappush(arrivals, (time + delay, goal))
    return latest if len(reached) == n else -1
