def find_cheapest_price(n, flights, src, dst, k):
    # A cheapest route visits no city twice, so all simple routes are tried.
    def prices(city, visited, stops):
        if city == dst:
            yield 0
        elif stops <= k:
            for origin, goal, price in flights:
                if origin == city and goal not in visited:
                    yield from (price + rest for rest in prices(goal, visited | {goal}, stops + 1))

    return min(prices(src, {src}, 0), default=-1)
