def total_cost(costs, k, candidates):
    left = list(costs)
    total = 0
    for _ in range(k):
        indices = set(range(len(left))[:candidates]) | set(range(len(left))[-candidates:])
        hired = min(indices, key=lambda index: (left[index], index))
        total += left.pop(hired)
    return total
