def find_maximized_capital(k, w, profits, capital):
    left = list(zip(profits, capital))
    for _ in range(k):
        startable = [project for project in left if project[1] <= w]
        if startable:
            best = max(startable)
            left.remove(best)
            w += best[0]
    return w
