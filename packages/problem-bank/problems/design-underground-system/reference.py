class UndergroundSystem:
    def __init__(self):
        self.events = []

    def check_in(self, id, station_name, t):
        self.events.append((id, station_name, t))

    def check_out(self, id, station_name, t):
        self.events.append((id, station_name, t))

    def get_average_time(self, start_station, end_station):
        times = []
        for customer in {id for id, _, _ in self.events}:
            own = [(station, t) for id, station, t in self.events if id == customer]
            for (start, entered), (end, left) in zip(own[::2], own[1::2]):
                if (start, end) == (start_station, end_station):
                    times.append(left - entered)
        return sum(times) / len(times)
