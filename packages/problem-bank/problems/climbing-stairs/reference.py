def climb_stairs(n):
    if n < 2:
        return 1
    return climb_stairs(n - 1) + climb_stairs(n - 2)
