def two_city_sched_cost(costs: list[list[int]]) -> int:
    changes = sorted(a_cost - b_cost for a_cost, b_cost in costs)
    return sum(b_cost for _, b_cost in costs) + sum(changes[: len(costs) // 2])
