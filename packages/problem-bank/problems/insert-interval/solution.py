def insert(intervals: list[list[int]], new_interval: list[int]) -> list[list[int]]:
    start, end = new_interval
    before, after = [], []
    for interval in intervals:
        if interval[1] < start:
            before.append(interval)
        elif interval[0] > end:
            after.append(interval)
        else:
            start = min(start, interval[0])
            end = max(end, interval[1])
    return [*before, [start, end], *after]
