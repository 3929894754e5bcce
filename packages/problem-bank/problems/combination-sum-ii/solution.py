def combination_sum2(candidates: list[int], target: int) -> list[list[int]]:
    numbers = sorted(candidates)
    combinations = []
    chosen = []

    def choose(first: int, missing: int) -> None:
        if missing == 0:
            combinations.append(chosen.copy())
            return
        for place in range(first, len(numbers)):
            if numbers[place] > missing:
                return
            if place > first and numbers[place] == numbers[place - 1]:
                continue
            chosen.append(numbers[place])
            choose(place + 1, missing - numbers[place])
            chosen.pop()

    choose(0, target)
    return combinations
