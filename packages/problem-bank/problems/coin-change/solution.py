from math import inf


def coin_change(coins: list[int], amount: int) -> int:
    fewest = [0] + [inf] * amount
    for total in range(1, amount + 1):
        for coin in coins:
            if coin <= total:
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return fewest[amount] if fewest[amount] != inf else -1
