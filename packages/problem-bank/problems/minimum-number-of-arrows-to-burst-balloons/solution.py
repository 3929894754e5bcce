def find_min_arrow_shots(points: list[list[int]]) -> int:
    arrows = 0
    shot = None
    for start, end in sorted(points, key=lambda balloon: balloon[1]):
        if shot is None or start > shot:
            arrows += 1
            shot = end
    return arrows
