def min_cost_climbing_stairs(cost):
    def cheapest_from(stair):
        if stair >= len(cost):
            return 0
        return cost[stair] + min(cheapest_from(stair + 1), cheapest_from(stair + 2))

    return min(cheapest_from(0), cheapest_from(1))
