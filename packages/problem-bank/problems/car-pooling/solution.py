from itertools import accumulate


def car_pooling(trips: list[list[int]], capacity: int) -> bool:
    boarding = [(start, passengers) for passengers, start, _ in trips]
    leaving = [(end, -passengers) for passengers, _, end in trips]
    aboard = accumulate(change for _, change in sorted(boarding + leaving))
    return all(passengers <= capacity for passengers in aboard)
