def maximum_wealth(accounts):
    return sorted(sum(banks) for banks in accounts)[-1]
