def coin_change(coins, amount):
    reached = {0}
    for used in range(amount + 1):
        if amount in reached:
            return used
        reached = {total + coin for total in reached for coin in coins if total + coin <= amount}
    return -1
