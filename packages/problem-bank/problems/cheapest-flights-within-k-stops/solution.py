from math import inf


def find_cheapest_price(n: int, flights: list[list[int]], src: int, dst: int, k: int) -> int:
    cheapest = [inf] * n
    cheapest[src] = 0
    for _ in range(k + 1):
        before = cheapest.copy()
        for origin, goal, price in flights:
            cheapest[goal] = min(cheapest[goal], before[origin] + price)
    return cheapest[dst] if cheapest[dst] < inf else -1
