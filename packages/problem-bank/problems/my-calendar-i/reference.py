class MyCalendar:
    def __init__(self):
        self.taken = set()

    def book(self, start_time, end_time):
        wanted = set(range(start_time, end_time))
        if wanted & self.taken:
            return False
        self.taken |= wanted
        return True
