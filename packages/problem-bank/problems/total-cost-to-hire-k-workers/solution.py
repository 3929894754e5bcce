import heapq


def total_cost(costs: list[int], k: int, candidates: int) -> int:
    # Those from left to right are no candidates yet.
    left = min(candidates, len(costs))
    right = max(left, len(costs) - candidates) - 1
    cheapest = [(cost, index) for index, cost in enumerate(costs) if index < left or index > right]
    heapq.heapify(cheapest)
    total = 0
    for _ in range(k):
        cost, index = heapq.heappop(cheapest)
        total += cost
        if left > right:
            continue
        if index < left:
            heapq.heappush(cheapest, (costs[left], left))
            left += 1
        else:
            heapq.heappush(cheapest, (costs[right], right))
            right -= 1
    return total
