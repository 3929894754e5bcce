def min_cost(costs):
    def least(house, before):
        if house == len(costs):
            return 0
        colors = [color for color in range(3) if color != before]
        return min(costs[house][color] + least(house + 1, color) for color in colors)

    return least(0, None)
