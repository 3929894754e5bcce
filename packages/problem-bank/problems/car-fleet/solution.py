def car_fleet(target: int, position: list[int], speed: list[int]) -> int:
    fleets = 0
    arrival = 0.0
    for start, pace in sorted(zip(position, speed), reverse=True):
        alone = (target - start) / pace
        if alone > arrival:
            fleets += 1
            arrival = alone
    return fleets
