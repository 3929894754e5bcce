def can_visit_all_rooms(rooms: list[list[int]]) -> bool:
    seen = {0}
    to_enter = [0]
    while to_enter:
        for key in rooms[to_enter.pop()]:
            if key not in seen:
                seen.add(key)
                to_enter.append(key)
    return len(seen) == len(rooms)
