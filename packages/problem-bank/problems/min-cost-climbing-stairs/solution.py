def min_cost_climbing_stairs(cost: list[int]) -> int:
    below, here = 0, 0
    for stair in range(2, len(cost) + 1):
        below, here = here, min(here + cost[stair - 1], below + cost[stair - 2])
    return here
