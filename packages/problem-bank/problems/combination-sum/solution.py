def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    numbers = sorted(candidates)
    found = []
    chosen = []

    def extend(start: int, missing: int) -> None:
        if missing == 0:
            found.append(chosen[:])
            return
        for place in range(start, len(numbers)):
            if numbers[place] > missing:
                break
            chosen.append(numbers[place])
            extend(place, missing - numbers[place])
            chosen.pop()

    extend(0, target)
    return found
