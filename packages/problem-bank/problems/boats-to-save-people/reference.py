def num_rescue_boats(people, limit):
    if not people:
        return 0
    first, *others = people
    partners = [at for at, other in enumerate(others) if first + other <= limit]
    # People of the same weight are the same choice.
    distinct = {others[at]: at for at in partners}.values()
    rests = [others, *(others[:at] + others[at + 1 :] for at in distinct)]
    return 1 + min(num_rescue_boats(rest, limit) for rest in rests)
