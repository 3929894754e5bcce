from itertools import pairwise


def can_attend_meetings(intervals: list[list[int]]) -> bool:
    return all(earlier[1] <= later[0] for earlier, later in pairwise(sorted(intervals)))
