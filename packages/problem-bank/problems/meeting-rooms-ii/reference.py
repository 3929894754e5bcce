def min_meeting_rooms(intervals):
    return max(sum(start <= moment < end for start, end in intervals) for moment, _ in intervals)
