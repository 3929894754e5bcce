def can_attend_meetings(intervals):
    times = [time for start, end in intervals for time in range(start, end)]
    return len(times) == len(set(times))
