def find_min_arrow_shots(points):
    left = list(points)
    arrows = 0
    while left:
        shot = min(end for _, end in left)
        left = [[start, end] for start, end in left if not start <= shot <= end]
        arrows += 1
    return arrows
