from bisect import bisect_left


def find_right_interval(intervals: list[list[int]]) -> list[int]:
    by_start = sorted(range(len(intervals)), key=lambda i: intervals[i][0])
    starts = [intervals[i][0] for i in by_start]
    # Beyond the last start there is no interval.
    by_start.append(-1)
    return [by_start[bisect_left(starts, end)] for _, end in intervals]
