def k_closest(points, k):
    def closer(point):
        return sum(x * x + y * y < point[0] ** 2 + point[1] ** 2 for x, y in points)

    return [point for point in points if closer(point) < k]
