def change(amount, coins):
    if not coins:
        return int(amount == 0)
    return sum(change(amount - used * coins[0], coins[1:]) for used in range(amount // coins[0] + 1))
