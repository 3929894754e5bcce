def maximum_wealth(accounts: list[list[int]]) -> int:
    return max(map(sum, accounts))
