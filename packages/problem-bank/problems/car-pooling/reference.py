def car_pooling(trips, capacity):
    last = max(end for _, _, end in trips)
    return all(
        sum(passengers for passengers, start, end in trips if start <= place < end) <= capacity
        for place in range(last)
    )
