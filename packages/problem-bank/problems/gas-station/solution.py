def can_complete_circuit(gas: list[int], cost: list[int]) -> int:
    start = tank = total = 0
    for station, (gained, spent) in enumerate(zip(gas, cost)):
        tank += gained - spent
        total += gained - spent
        if tank < 0:
            start = station + 1
            tank = 0
    return start if total >= 0 else -1
