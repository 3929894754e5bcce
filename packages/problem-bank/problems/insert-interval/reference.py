def insert(intervals, new_interval):
    merged = []
    for start, end in sorted([*intervals, new_interval]):
        if merged and start <= merged[-1][1]:
            merged[-1] = [merged[-1][0], max(merged[-1][1], end)]
        else:
            merged.append([start, end])
    return merged
