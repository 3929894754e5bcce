def combination_sum(candidates, target):
    if not candidates:
        return [[]] if target == 0 else []
    first, rest = candidates[0], candidates[1:]
    return [
        [first] * times + others
        for times in range(target // first + 1)
        for others in combination_sum(rest, target - times * first)
    ]
