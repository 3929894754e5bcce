def find_closest_elements(arr: list[int], k: int, x: int) -> list[int]:
    low, high = 0, len(arr) - k
    while low < high:
        middle = (low + high) // 2
        if x - arr[middle] > arr[middle + k] - x:
            low = middle + 1
        else:
            high = middle
    return arr[low : low + k]
