def last_stone_weight(stones):
    while len(stones) > 1:
        *others, second, heaviest = sorted(stones)
        stones = others + [heaviest - second] * (heaviest > second)
    return sum(stones)
