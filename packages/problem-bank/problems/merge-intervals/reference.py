def merge(intervals):
    merged = [list(interval) for interval in intervals]
    for a in merged:
        for b in merged:
            if a is not b and a[0] <= b[1] and b[0] <= a[1]:
                joined = [min(a[0], b[0]), max(a[1], b[1])]
                return merge([c for c in merged if c is not a and c is not b] + [joined])
    return merged
