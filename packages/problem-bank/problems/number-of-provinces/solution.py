def find_circle_num(is_connected: list[list[int]]) -> int:
    visited = set()
    provinces = 0
    for city in range(len(is_connected)):
        if city in visited:
            continue
        provinces += 1
        visited.add(city)
        to_visit = [city]
        while to_visit:
            for other, connected in enumerate(is_connected[to_visit.pop()]):
                if connected and other not in visited:
                    visited.add(other)
                    to_visit.append(other)
    return provinces
