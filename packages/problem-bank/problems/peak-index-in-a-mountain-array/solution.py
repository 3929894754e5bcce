def peak_index_in_mountain_array(arr: list[int]) -> int:
    low, high = 0, len(arr) - 1
    while low < high:
        middle = (low + high) // 2
        if arr[middle] < arr[middle + 1]:
            low = middle + 1
        else:
            high = middle
    return low
