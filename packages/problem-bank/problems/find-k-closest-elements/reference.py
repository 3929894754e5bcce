def find_closest_elements(arr, k, x):
    return sorted(sorted(arr, key=lambda number: (abs(number - x), number))[:k])
