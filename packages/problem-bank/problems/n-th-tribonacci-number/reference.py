def tribonacci(n):
    if n < 3:
        return [0, 1, 1][n]
    return tribonacci(n - 1) + tribonacci(n - 2) + tribonacci(n - 3)
