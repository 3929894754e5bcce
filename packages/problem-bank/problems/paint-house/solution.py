def min_cost(costs: list[list[int]]) -> int:
    red = blue = green = 0
    for in_red, in_blue, in_green in costs:
        red, blue, green = (
            in_red + min(blue, green),
            in_blue + min(red, green),
            in_green + min(red, blue),
        )
    return min(red, blue, green)
