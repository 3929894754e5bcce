def erase_overlap_intervals(intervals):
    by_start = sorted(intervals)
    kept = []
    for place, (start, _) in enumerate(by_start):
        kept.append(1 + max([kept[other] for other in range(place) if by_start[other][1] <= start], default=0))
    return len(intervals) - max(kept)
