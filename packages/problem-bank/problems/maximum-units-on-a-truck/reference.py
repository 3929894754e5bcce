def maximum_units(box_types, truck_size):
    boxes = [units for count, units in box_types for _ in range(count)]
    return sum(sorted(boxes, reverse=True)[:truck_size])
