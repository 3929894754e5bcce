def combination_sum3(k: int, n: int) -> list[list[int]]:
    combinations = []
    chosen = []

    def choose(first: int, missing: int) -> None:
        if len(chosen) == k:
            if missing == 0:
                combinations.append(chosen.copy())
            return
        for digit in range(first, min(9, missing) + 1):
            chosen.append(digit)
            choose(digit + 1, missing - digit)
            chosen.pop()

    choose(1, n)
    return combinations
