def find_max_form(strs: list[str], m: int, n: int) -> int:
    best = [[0] * (n + 1) for _ in range(m + 1)]
    for digits in strs:
        zeros, ones = digits.count("0"), digits.count("1")
        for i in range(m, zeros - 1, -1):
            for j in range(n, ones - 1, -1):
                best[i][j] = max(best[i][j], best[i - zeros][j - ones] + 1)
    return best[m][n]
