def last_stone_weight_ii(stones):
    left = {tuple(sorted(stones))}
    while True:
        after = set()
        for weights in left:
            for second in range(len(weights)):
                for first in range(second):
                    others = [w for place, w in enumerate(weights) if place not in (first, second)]
                    rest = weights[second] - weights[first]
                    after.add(tuple(sorted([*others, rest] if rest else others)))
            if len(weights) <= 1:
                after.add(weights)
        if after == left:
            return min(sum(weights) for weights in left)
        left = after
