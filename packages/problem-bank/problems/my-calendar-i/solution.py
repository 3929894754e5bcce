from bisect import bisect_left


class MyCalendar:
    def __init__(self):
        # (start, end) in the order of time.
        self._booked = []

    def book(self, start_time: int, end_time: int) -> bool:
        place = bisect_left(self._booked, (start_time, end_time))
        if place > 0 and self._booked[place - 1][1] > start_time:
            return False
        if place < len(self._booked) and self._booked[place][0] < end_time:
            return False
        self._booked.insert(place, (start_time, end_time))
        return True
