def find_circle_num(is_connected):
    groups = [{city} for city in range(len(is_connected))]
    for city, row in enumerate(is_connected):
        for other, connected in enumerate(row):
            if connected:
                joined = {member for group in groups if city in group or other in group for member in group}
                groups = [group for group in groups if not group & joined] + [joined]
    return len(groups)
