def can_complete_circuit(gas, cost):
    n = len(gas)

    def gets_around(start):
        tank = 0
        for step in range(n):
            tank += gas[(start + step) % n] - cost[(start + step) % n]
            if tank < 0:
                return False
        return True

    starts = [station for station in range(n) if gets_around(station)]
    return starts[0] if starts else -1
