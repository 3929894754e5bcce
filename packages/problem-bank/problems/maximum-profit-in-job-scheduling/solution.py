from bisect import bisect_right


def job_scheduling(start_time: list[int], end_time: list[int], profit: list[int]) -> int:
    ends = sorted(end_time)
    # The best profit of the first 0, 1, 2, ... jobs in the order of their ends.
    best = [0]
    for _, start, gain in sorted(zip(end_time, start_time, profit)):
        best.append(max(best[-1], best[bisect_right(ends, start)] + gain))
    return best[-1]
