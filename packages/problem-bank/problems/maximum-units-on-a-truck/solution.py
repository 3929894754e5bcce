def maximum_units(box_types: list[list[int]], truck_size: int) -> int:
    units = 0
    for boxes, units_per_box in sorted(box_types, key=lambda box_type: -box_type[1]):
        loaded = min(boxes, truck_size)
        units += loaded * units_per_box
        truck_size -= loaded
    return units
