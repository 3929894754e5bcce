def can_reach(arr: list[int], start: int) -> bool:
    seen = set()
    to_visit = [start]
    while to_visit:
        place = to_visit.pop()
        if not 0 <= place < len(arr) or place in seen:
            continue
        if arr[place] == 0:
            return True
        seen.add(place)
        to_visit += [place + arr[place], place - arr[place]]
    return False
