class UndergroundSystem:
    def __init__(self):
        # Where and when the customers on their way checked in.
        self._begun = {}
        # For each pair of stations the sum of its times and their number.
        self._times = {}

    def check_in(self, id: int, station_name: str, t: int) -> None:
        self._begun[id] = station_name, t

    def check_out(self, id: int, station_name: str, t: int) -> None:
        origin, since = self._begun.pop(id)
        total, count = self._times.get((origin, station_name), (0, 0))
        self._times[origin, station_name] = total + t - since, count + 1

    def get_average_time(self, start_station: str, end_station: str) -> float:
        total, count = self._times[start_station, end_station]
        return total / count
