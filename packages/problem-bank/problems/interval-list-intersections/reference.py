def interval_intersection(first_list, second_list):
    pairs = [(max(a, c), min(b, d)) for a, b in first_list for c, d in second_list]
    return sorted([start, end] for start, end in pairs if start <= end)
