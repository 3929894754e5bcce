def max_points(points):
    def on_line(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0])

    lines = [(a, b) for a in points for b in points if a != b]
    return max([1] + [sum(on_line(a, b, c) for c in points) for a, b in lines])
