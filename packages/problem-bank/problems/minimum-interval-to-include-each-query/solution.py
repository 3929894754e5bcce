from heapq import heappop, heappush


def min_interval(intervals: list[list[int]], queries: list[int]) -> list[int]:
    coming = sorted(intervals, reverse=True)
    # (size, end) of the intervals that have begun.
    begun = []
    sizes = {}
    for query in sorted(queries):
        while coming and coming[-1][0] <= query:
            left, right = coming.pop()
            heappush(begun, (right - left + 1, right))
        while begun and begun[0][1] < query:
            heappop(begun)
        sizes[query] = begun[0][0] if begun else -1
    return [sizes[query] for query in queries]
