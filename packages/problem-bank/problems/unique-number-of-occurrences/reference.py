def unique_occurrences(arr):
    return all(arr.count(a) != arr.count(b) for a in arr for b in arr if a != b)
