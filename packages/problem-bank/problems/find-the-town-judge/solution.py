def find_judge(n: int, trust: list[list[int]]) -> int:
    points = [0] * (n + 1)
    for truster, trusted in trust:
        points[truster] -= 1
        points[trusted] += 1
    return next((person for person in range(1, n + 1) if points[person] == n - 1), -1)
