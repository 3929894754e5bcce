def can_reach(arr, start):
    reachable = {start}
    for _ in arr:
        reachable |= {place + step for place in reachable for step in (arr[place], -arr[place])} & set(range(len(arr)))
    return any(arr[place] == 0 for place in reachable)
