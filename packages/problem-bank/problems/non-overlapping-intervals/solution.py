from math import inf


def erase_overlap_intervals(intervals: list[list[int]]) -> int:
    removed = 0
    last_end = -inf
    for start, end in sorted(intervals, key=lambda interval: interval[1]):
        if start >= last_end:
            last_end = end
        else:
            removed += 1
    return removed
