def can_visit_all_rooms(rooms):
    opened = {0}
    for _ in rooms:
        opened |= {key for room in opened for key in rooms[room]}
    return opened == set(range(len(rooms)))
