def num_rescue_boats(people: list[int], limit: int) -> int:
    weights = sorted(people)
    lightest, heaviest = 0, len(weights) - 1
    boats = 0
    while lightest <= heaviest:
        if weights[lightest] + weights[heaviest] <= limit:
            lightest += 1
        heaviest -= 1
        boats += 1
    return boats
