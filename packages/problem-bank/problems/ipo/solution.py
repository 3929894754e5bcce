from heapq import heappop, heappush


def find_maximized_capital(k: int, w: int, profits: list[int], capital: list[int]) -> int:
    projects = sorted(zip(capital, profits))
    startable = []
    opened = 0
    for _ in range(k):
        while opened < len(projects) and projects[opened][0] <= w:
            heappush(startable, -projects[opened][1])
            opened += 1
        if not startable:
            break
        w -= heappop(startable)
    return w
