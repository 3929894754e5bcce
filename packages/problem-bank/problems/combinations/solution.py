def combine(n: int, k: int) -> list[list[int]]:
    combinations = []
    chosen = []

    def choose(first: int) -> None:
        missing = k - len(chosen)
        if missing == 0:
            combinations.append(chosen.copy())
            return
        for number in range(first, n - missing + 2):
            chosen.append(number)
            choose(number + 1)
            chosen.pop()

    choose(1)
    return combinations
